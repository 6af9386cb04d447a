import { payingWith } from '@/domain/accounts/account-cart';
import { emptyAddress, pickAddress } from '@/domain/accounts/address';
import type { CartBilling, CartRecord, CartShipping } from '@/domain/carts/cart-record';
import { changedMeans } from '@/domain/checkout/payment-means';
import type { SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import { findBy } from '../accounts/account-cards';
import { savedAddress } from '../accounts/account-fields';
import { changedAddress, changesAddress } from '../accounts/address-change';
import type { BillingChange, Outcome, ShippingChange } from '../engine';
import { merged } from './merged';

/** What a billing change needs from the payment gateway. */
export type PaymentCards = Pick<Payments, 'findCard' | 'claim'>;

type Context = { tx: SqlSession; cards: PaymentCards };

const emptyShipping: CartShipping = { ...emptyAddress, service: null, accountAddressId: null };

/** The shipping address. An entry of the address book is copied, and only its owner can name it. */
export async function withShipping(
  cart: CartRecord,
  change: ShippingChange | null | undefined,
  { tx }: Context,
): Promise<Outcome<CartRecord>> {
  if (change === undefined) return { ok: true, value: cart };
  if (change === null) return { ok: true, value: { ...cart, shipping: null } };
  const before = cart.shipping ?? emptyShipping;
  const { accountAddressId, service = before.service } = change;
  const saved = accountAddressId ? await savedAddress(tx, ownerOf(cart), accountAddressId) : null;
  if (accountAddressId && !saved) {
    return { ok: false, code: 'address_not_owned', field: 'shipping.account_address_id' };
  }
  const address = changedAddress(saved ?? before, change, 'shipping.country');
  if (!address.ok) return address;
  const keptId = changesAddress(change) ? null : before.accountAddressId;
  const nextId = accountAddressId === undefined ? keptId : accountAddressId;
  const shipping = { ...before, ...address.value, service, accountAddressId: nextId };
  return { ok: true, value: { ...cart, shipping } };
}

const emptyBilling: CartBilling = {
  ...emptyAddress,
  method: null,
  card: null,
  intent: null,
  accountCardId: null,
};

/** Who pays and how. A saved card pays for its owner only; choosing another way to pay removes it. */
export async function withBilling(
  cart: CartRecord,
  change: BillingChange | null | undefined,
  context: Context,
): Promise<Outcome<CartRecord>> {
  if (change === undefined) return { ok: true, value: cart };
  if (change === null) return { ok: true, value: { ...cart, billing: null } };
  const paying = await payingOf(cart, change, context);
  if (!paying.ok) return paying;
  const before = cart.billing ?? emptyBilling;
  const { billing: ofCard, ...payment } = paying.value;
  const base = before.address1 === null && ofCard ? pickAddress(ofCard) : before;
  const address = changedAddress(base, change, 'billing.country');
  if (!address.ok) return address;
  const intent = merged(payment.intent, change.intent);
  const means = change.means ? changedMeans(before.means ?? null, change.means) : before.means;
  await context.cards.claim(context.tx, { cartId: cart.id, ...namedBy(change) });
  return {
    ok: true,
    value: { ...cart, billing: { ...address.value, ...payment, intent, means } },
  };
}

/** The gateway objects a change names: they belong to the first cart that names them. */
function namedBy({ card, intent, means }: BillingChange) {
  const references = [
    ...Object.values(intent ?? {}).map(({ id }) => id),
    ...Object.values(means ?? {}).flatMap((fields) => Object.values(fields ?? {})),
  ];
  return {
    cardToken: card?.token ?? null,
    references: references.filter((reference) => reference !== null),
  };
}

type Paying = Pick<CartBilling, 'method' | 'card' | 'intent' | 'accountCardId'> & {
  billing?: CartBilling | Parameters<typeof pickAddress>[0] | null;
};

async function payingOf(
  cart: CartRecord,
  change: BillingChange,
  context: Context,
): Promise<Outcome<Paying>> {
  const before = cart.billing ?? emptyBilling;
  const { method = before.method, accountCardId } = change;
  if (accountCardId) {
    const owner = ownerOf(cart);
    const saved = owner && (await findBy(context.tx, 'id', owner, accountCardId));
    if (!saved) return { ok: false, code: 'card_not_owned', field: 'billing.account_card_id' };
    return { ok: true, value: { ...payingWith(saved), billing: saved.billing } };
  }
  const letsGo = accountCardId === null && before.accountCardId !== null;
  const old = letsGo ? { ...before, card: null, intent: null, accountCardId: null } : before;
  if (change.card === undefined) {
    return { ok: true, value: { ...paymentOf(old), method } };
  }
  const card = await cardOf(change.card, cart, context);
  return { ok: true, value: { method, card, intent: old.intent, accountCardId: null } };
}

function paymentOf({ method, card, intent, accountCardId }: CartBilling): Paying {
  return { method, card, intent, accountCardId };
}

/** An unknown token is kept, so that submitting can report what is wrong with it. */
async function cardOf(
  card: { token: string } | null,
  cart: CartRecord,
  { tx, cards }: Context,
): Promise<CartBilling['card']> {
  if (card === null) return null;
  const found = await cards.findCard(tx, card.token, ownerOf(cart));
  return {
    token: card.token,
    brand: found?.brand ?? null,
    last4: found?.last4 ?? null,
    expMonth: found?.expMonth ?? null,
    expYear: found?.expYear ?? null,
  };
}

/** The logged-in account; null for guests, whatever address they typed. */
function ownerOf({ account, isLoggedIn }: CartRecord): string | null {
  return isLoggedIn ? (account?.id ?? null) : null;
}
