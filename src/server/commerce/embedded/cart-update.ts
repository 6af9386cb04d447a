import { isEmail, normaliseEmail } from '@/domain/account';
import { emptyAddress } from '@/domain/address';
import type { CartBilling, CartRecord, CartShipping } from '@/domain/cart-record';
import { mergeLines, type LineContext } from '@/domain/cart-lines';
import type { SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import { changedAddress } from './address-change';
import type { HeldChange } from './cart-writer';
import type { AccountChange, BillingChange, CartChange, Outcome, ShippingChange } from './engine';
import { accountForEmail } from './guest-accounts';

type Context = LineContext & { tx: SqlSession; findCard: Payments['findCard'] };
type Step = (cart: CartRecord, context: Context) => Promise<Outcome<CartRecord>>;

/** `PUT /cart` but for the coupon: left out stays, null clears, objects merge. The first refusal ends it. */
export function updateOf(change: CartChange, findCard: Payments['findCard']): HeldChange {
  const steps: Step[] = [
    async (cart, context) => withItems(cart, change, context),
    (cart, context) => withAccount(cart, change.account, context),
    async (cart) => withShipping(cart, change.shipping),
    (cart, context) => withBilling(cart, change.billing, context),
    async (cart) => ({ ok: true, value: withRemarks(cart, change) }),
  ];
  return async (cart, context) => {
    let outcome: Outcome<CartRecord> = { ok: true, value: cart };
    for (const step of steps) {
      outcome = await step(outcome.value, { ...context, findCard });
      if (!outcome.ok) return outcome;
    }
    return outcome;
  };
}

function withItems(cart: CartRecord, change: CartChange, context: Context): Outcome<CartRecord> {
  if (!change.items) return { ok: true, value: cart };
  const lines = mergeLines(cart.lines, change.items, context);
  return lines.ok ? { ok: true, value: { ...cart, lines: lines.value } } : lines;
}

async function withAccount(
  cart: CartRecord,
  change: AccountChange | undefined,
  { tx }: Context,
): Promise<Outcome<CartRecord>> {
  if (!change) return { ok: true, value: cart };
  if (change.password) return { ok: false, code: 'password_refused' };
  const next: CartRecord = {
    ...cart,
    emailOptin: change.emailOptin ?? cart.emailOptin,
    smsOptin: change.smsOptin ?? cart.smsOptin,
  };
  // A cart that is logged in belongs to its owner whatever address a form sends along.
  if (cart.isLoggedIn) return { ok: true, value: next };
  const account = await namedAccount(cart, change, tx);
  return account.ok ? { ok: true, value: { ...next, account: account.value } } : account;
}

async function namedAccount(
  cart: CartRecord,
  change: AccountChange,
  tx: SqlSession,
): Promise<Outcome<CartRecord['account']>> {
  const { email } = change;
  if (email !== undefined && (email === null || !isEmail(email))) {
    return { ok: false, code: 'email_invalid', field: 'account.email' };
  }
  const isOther = email !== undefined && normaliseEmail(email) !== cart.account?.email;
  const account = isOther ? await accountForEmail(tx, email) : cart.account;
  if (!account || account.hasPassword) return { ok: true, value: account };
  const parts = [change.firstName, change.lastName].filter(Boolean).join(' ');
  return { ok: true, value: { ...account, name: change.name ?? (parts || account.name) } };
}

const emptyShipping: CartShipping = { ...emptyAddress, service: null, accountAddressId: null };

function withShipping(
  cart: CartRecord,
  change: ShippingChange | null | undefined,
): Outcome<CartRecord> {
  if (change === undefined) return { ok: true, value: cart };
  if (change === null) return { ok: true, value: { ...cart, shipping: null } };
  if (change.accountAddressId) {
    return { ok: false, code: 'address_not_owned', field: 'shipping.account_address_id' };
  }
  const before = cart.shipping ?? emptyShipping;
  const address = changedAddress(before, change, 'shipping.country');
  if (!address.ok) return address;
  const service = change.service === undefined ? before.service : change.service;
  const shipping = { ...before, ...address.value, service };
  return { ok: true, value: { ...cart, shipping } };
}

const emptyBilling: CartBilling = {
  ...emptyAddress,
  method: null,
  card: null,
  intent: null,
  accountCardId: null,
};

async function withBilling(
  cart: CartRecord,
  change: BillingChange | null | undefined,
  context: Context,
): Promise<Outcome<CartRecord>> {
  if (change === undefined) return { ok: true, value: cart };
  if (change === null) return { ok: true, value: { ...cart, billing: null } };
  if (change.accountCardId) {
    return { ok: false, code: 'card_not_owned', field: 'billing.account_card_id' };
  }
  const before = cart.billing ?? emptyBilling;
  const address = changedAddress(before, change, 'billing.country');
  if (!address.ok) return address;
  const billing: CartBilling = {
    ...before,
    ...address.value,
    method: change.method === undefined ? before.method : change.method,
    card: change.card === undefined ? before.card : await cardOf(change.card, cart, context),
    intent: merged(before.intent, change.intent),
  };
  return { ok: true, value: { ...cart, billing } };
}

/** An unknown token is kept, so that submitting can say what is wrong with it. */
async function cardOf(
  card: { token: string } | null,
  { account, isLoggedIn }: CartRecord,
  { tx, findCard }: Context,
): Promise<CartBilling['card']> {
  if (card === null) return null;
  const found = await findCard(tx, card.token, isLoggedIn ? account?.id : null);
  return {
    token: card.token,
    brand: found?.brand ?? null,
    last4: found?.last4 ?? null,
    expMonth: found?.expMonth ?? null,
    expYear: found?.expYear ?? null,
  };
}

function withRemarks(cart: CartRecord, change: CartChange): CartRecord {
  return {
    ...cart,
    rating: change.shipmentRating === null ? null : cart.rating,
    comments: change.comments === undefined ? cart.comments : change.comments,
    metadata: merged(cart.metadata, change.metadata),
    isGift: change.isGift ?? cart.isGift,
    giftMessage: change.giftMessage === undefined ? cart.giftMessage : change.giftMessage,
  };
}

/** Left out stays, null clears, keys that are given replace their like. */
function merged<Value extends object>(
  before: Value | null,
  change: Value | null | undefined,
): Value | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}
