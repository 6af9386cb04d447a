import { isEmail, normaliseEmail } from '@/domain/accounts/account';
import type { CartRecord } from '@/domain/carts/cart-record';
import { mergeLines, type LineContext } from '@/domain/carts/cart-lines';
import { isMetadataTooLarge } from '@/domain/pages/metadata';
import type { SqlSession } from '@/server/db/database';
import { withBilling, withShipping, type PaymentCards } from './cart-addresses';
import { withPassword } from './cart-password';
import type { HeldChange } from './cart-writer';
import type { AccountChange, CartChange, Outcome, RequestSession } from '../engine';
import { accountForEmail } from '../accounts/guest-accounts';
import { merged } from './merged';

type Context = LineContext & { tx: SqlSession; now: Date; cards: PaymentCards };
type Step = (cart: CartRecord, context: Context) => Promise<Outcome<CartRecord>>;

/** `PUT /cart` without the coupon: omitted fields stay, null clears, objects merge. The first refusal ends it. */
export function updateOf(
  change: CartChange,
  cards: PaymentCards,
  session: RequestSession,
): HeldChange {
  const steps: Step[] = [
    async (cart, context) => withItems(cart, change, context),
    (cart, context) => withAccount(cart, change.account, context),
    (cart, context) => withPassword(cart, change.account?.password, { ...context, session }),
    (cart, context) => withShipping(cart, change.shipping, context),
    (cart, context) => withBilling(cart, change.billing, context),
    async (cart) => withRemarks(cart, change),
  ];
  return async (cart, context) => {
    let outcome: Outcome<CartRecord> = { ok: true, value: cart };
    for (const step of steps) {
      outcome = await step(outcome.value, { ...context, cards });
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
  const next: CartRecord = {
    ...cart,
    emailOptin: change.emailOptin ?? cart.emailOptin,
    smsOptin: change.smsOptin ?? cart.smsOptin,
  };
  // A logged-in cart belongs to its account, whatever address a form sends.
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
  // The typed name stays, whoever owns the address; otherwise the answer would reveal that it has a customer.
  if (!account) return { ok: true, value: account };
  const parts = [change.firstName, change.lastName].filter(Boolean).join(' ');
  return { ok: true, value: { ...account, name: change.name ?? (parts || account.name) } };
}

function withRemarks(cart: CartRecord, change: CartChange): Outcome<CartRecord> {
  const metadata = merged(cart.metadata, change.metadata);
  // Metadata that the cart already had is kept, whatever its size.
  if (change.metadata && isMetadataTooLarge(metadata)) {
    return { ok: false, code: 'metadata_too_large', field: 'metadata' };
  }
  const value = {
    ...cart,
    rating: change.shipmentRating === null ? null : cart.rating,
    comments: change.comments === undefined ? cart.comments : change.comments,
    metadata,
    isInfoSaved: change.isInfoSaved ?? cart.isInfoSaved,
    isGift: change.isGift ?? cart.isGift,
    giftMessage: change.giftMessage === undefined ? cart.giftMessage : change.giftMessage,
  };
  return { ok: true, value };
}
