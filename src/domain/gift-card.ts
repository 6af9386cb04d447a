import type { Cents, CurrencyCode } from './money';

/** A gift card on a cart or an order. The code itself is known to the shopper and the ledger only. */
export type GiftCard = {
  id: string;
  last4: string;
  /** Balance of the card, not the part this cart uses. */
  amount: Cents;
  /** A card pays only for carts in its own currency. */
  currency: CurrencyCode;
};
