import type { Account, AccountCard, AccountSummary } from './account';
import { emptyAddress, pickAddress } from './address';
import type { CartBilling, CartRecord, CartShipping } from '../carts/cart-record';

/** The account data that a cart copies from its owner. */
export type CartOwner = AccountSummary &
  Pick<Account, 'shipping' | 'billing'> & {
    /** The customer's default card. */
    defaultCard: AccountCard | null;
  };

/**
 * Chooses the cart after a login: the session's own if there is anything in it, else the account's last one (contract
 * 10). An empty session cart must not replace what is saved in the account.
 */
export function cartAfterLogin(
  ofSession: CartRecord | null,
  ofAccount: CartRecord | null,
): CartRecord | null {
  const hasLines = ofSession !== null && ofSession.lines.length > 0;
  return hasLines ? ofSession : (ofAccount ?? ofSession);
}

/** Assigns the cart to the customer. Typed values stay; empty fields get the default address and card. */
export function joinedCart(cart: CartRecord, owner: CartOwner): CartRecord {
  const { id, email, name, hasPassword } = owner;
  return {
    ...cart,
    account: { id, email, name, hasPassword },
    isLoggedIn: true,
    shipping: cart.shipping?.address1 ? cart.shipping : defaultShipping(cart, owner),
    billing: cart.billing ?? defaultBilling(owner),
  };
}

function defaultShipping(cart: CartRecord, { shipping }: CartOwner): CartShipping | null {
  if (!shipping) return cart.shipping;
  const { accountAddressId } = shipping;
  return {
    ...pickAddress(shipping),
    service: cart.shipping?.service ?? null,
    accountAddressId,
  };
}

function defaultBilling({ billing, defaultCard }: CartOwner): CartBilling | null {
  if (!defaultCard) return null;
  const address = defaultCard.billing ?? billing ?? emptyAddress;
  return { ...pickAddress(address), ...payingWith(defaultCard) };
}

/** The part of a cart's billing that a saved card fills in. */
export function payingWith(
  saved: AccountCard,
): Pick<CartBilling, 'method' | 'card' | 'intent' | 'accountCardId'> {
  const { id, token, brand, last4, expMonth, expYear } = saved;
  return {
    method: 'card',
    card: { token, brand, last4, expMonth, expYear },
    intent: null,
    accountCardId: id,
  };
}

/**
 * The cart after a logout: its lines and codes stay for the next person at the device; all personal data goes, whether
 * it came from the account or was typed.
 */
export function leftCart(cart: CartRecord): CartRecord {
  return {
    ...cart,
    account: null,
    isLoggedIn: false,
    isInfoSaved: false,
    emailOptin: null,
    smsOptin: null,
    shipping: null,
    billing: null,
    rating: null,
    comments: null,
    metadata: null,
    giftMessage: null,
  };
}
