import { joinedCart } from '@/domain/accounts/account-cart';
import type { CartRecord } from '@/domain/carts/cart-record';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { keepRated } from '@/domain/pricing';
import type { SessionRecord } from '@/domain/accounts/session';
import type { SqlSession } from '@/server/db/database';
import { readCartOwner } from '../accounts/account-rows';
import { choicesOf, holdSession, lockCart, lockVisit, readVisit, type Visit } from './cart-rows';
import type { RequestSession } from '../engine';
import { newId } from '../ids';

/** The session's open cart with its row locked, or a new one with the session's row locked. */
export async function holdCart(tx: SqlSession, session: RequestSession, now: Date) {
  const visit = await lockVisit(tx, session, now);
  const cart = openCartOf(visit);
  if (visit && cart) return { ...visit, cart, isNew: false };

  await readVisit(tx, session, now);
  const held = await holdSession(tx, session, now);
  const { cartId, accountId } = held.session;
  const late = cartId === null ? null : await lockCart(tx, cartId, accountId);
  if (late?.status === 'open') return { ...held, cart: late, isNew: false };
  const empty = newCart(session, held.session, now);
  const opened = accountId === null ? empty : joinedCart(empty, await readCartOwner(tx, accountId));
  return { ...held, cart: opened, isNew: true };
}

/** The visit's cart while it can still be changed; null before the first item and after the order. */
export function openCartOf(visit: Visit | null): CartRecord | null {
  return visit?.cart?.status === 'open' ? visit.cart : null;
}

/**
 * The cart in the language and currency of the request, else of the session, else unchanged. Shipping has other names
 * or prices in another one, so it is rated again.
 */
export function asChosen(
  cart: CartRecord,
  session: RequestSession,
  record: SessionRecord | null,
  now: Date,
): CartRecord {
  const own = { locale: cart.displayLocale, currency: cart.currency };
  const { locale, currency } = choicesOf(session, record, own);
  return keepRated({ ...cart, displayLocale: locale, currency }, now);
}

/** An empty cart in the language and currency of the request, else of the session, else of the store. */
export function newCart(
  session: RequestSession,
  record: SessionRecord | null,
  now: Date,
): CartRecord {
  const store = { locale: defaultLocale, currency: defaultCurrency };
  return emptyCart(choicesOf(session, record, store), now);
}

/** An empty cart without an owner. */
export function emptyCart(
  { locale, currency }: { locale: Locale; currency: CurrencyCode },
  now: Date,
): CartRecord {
  return {
    id: newId(),
    status: 'open',
    orderId: null,
    currency,
    displayLocale: locale,
    isRecovered: false,
    lines: [],
    account: null,
    isLoggedIn: false,
    emailOptin: null,
    smsOptin: null,
    shipping: null,
    billing: null,
    rating: null,
    coupon: null,
    giftCards: [],
    comments: null,
    metadata: null,
    isGift: false,
    giftMessage: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
