import type { Locale } from '../words/locale';
import type { CurrencyCode } from '../money';

/** Data that the shop stores about one visit. Only ids: personal data stays with the cart and the account. */
export type SessionRecord = {
  cartId: string | null;
  accountId: string | null;
  lastOrderId: string | null;
  /** Chosen by the shopper; null follows the store. */
  locale: Locale | null;
  currency: CurrencyCode | null;
};

/** 7 days after the last use (spec 9). */
export const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** For this long after an id was replaced, requests that still carry the old id are answered without a new one. */
export const retiredSessionGraceMs = 60 * 1000;
