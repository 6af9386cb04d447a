import { cartAfterLogin, joinedCart, leftCart } from '@/domain/accounts/account-cart';
import type { CartRecord } from '@/domain/carts/cart-record';
import { keepRated } from '@/domain/pricing';
import type { SqlSession } from '@/server/db/database';
import { forgetVisit } from '@/server/visits/ownership';
import { learnLanguage } from './account-language';
import { readCartOwner } from './account-rows';
import { lockCart, saveCart } from '../carts/cart-rows';
import { hiddenCheckoutId } from '../carts/checkout-ids';
import type { RequestSession } from '../engine';
import { newId } from '../ids';
import { holdForRotation, rotateSession, type HeldSession } from '../sessions/session-rotation';

/**
 * Logs a session in under a new id, and lets its cart join the account (contract 5.1 and 10).
 *
 * @param isApart the visit did not ask to be logged in as this account: nothing its guest did is taken along
 */
export async function enterAccount(
  tx: SqlSession,
  session: RequestSession,
  { accountId, isApart = false }: { accountId: string; isApart?: boolean },
  now: Date,
): Promise<void> {
  const held = await holdForRotation(tx, session, now);
  const visit = isApart ? apartFrom(held) : heldFor(accountId, held);
  const hasLines = visit.cart !== null && visit.cart.lines.length > 0;
  const waiting = hasLines ? null : await lockLastCart(tx, accountId);
  const chosen = cartAfterLogin(visit.cart, waiting);
  if (chosen) await save(tx, joinedCart(chosen, await readCartOwner(tx, accountId)), now);
  const next = { ...visit.record, accountId, cartId: chosen?.id ?? null };
  if (isApart || isElses(accountId, held)) await forgetVisit(tx, session.id);
  await rotateSession(tx, session, next, now);
  const locale = session.preferred.locale ?? visit.record.locale;
  if (locale !== null) await learnLanguage(tx, accountId, locale);
}

const noChoices = { lastOrderId: null, locale: null, currency: null };

/** Keeps only language and currency of a visit that did not ask to be logged in as this account. */
function apartFrom({ record }: HeldSession) {
  const { locale, currency } = record ?? noChoices;
  return { record: { lastOrderId: null, locale, currency }, cart: null };
}

/** What a visit may take along into an account; if it was logged in as somebody else, only the lines. */
function heldFor(accountId: string, { record, cart }: HeldSession) {
  const { lastOrderId, locale, currency } = record ?? noChoices;
  if (!isElses(accountId, { record })) return { record: { lastOrderId, locale, currency }, cart };
  return { record: { lastOrderId: null, locale, currency }, cart: cart && leftCart(cart) };
}

/** Whether the visit was logged in as somebody else until now. */
function isElses(accountId: string, { record }: Pick<HeldSession, 'record'>): boolean {
  return record !== null && record.accountId !== null && record.accountId !== accountId;
}

/** Logs a session out under a new id. The cart's lines stay; all personal data goes. */
export async function leaveAccount(
  tx: SqlSession,
  session: RequestSession,
  now: Date,
): Promise<void> {
  const { record, cart } = await holdForRotation(tx, session, now);
  if (!record?.accountId) return;
  const left = cart && (await cartWithoutPerson(tx, cart, session, now));
  const { locale, currency } = record;
  const next = { accountId: null, cartId: left?.id ?? null, lastOrderId: null, locale, currency };
  await forgetVisit(tx, session.id);
  await rotateSession(tx, session, next, now);
}

/** Another device of the customer may be using the same cart: then the logged-out visit gets a copy of its lines. */
async function cartWithoutPerson(
  tx: SqlSession,
  cart: CartRecord,
  session: RequestSession,
  now: Date,
): Promise<CartRecord> {
  const others = await tx.query(
    `select 1 from sessions where cart_id = $1 and id <> $2 and account_id is not null and retired_at is null`,
    [cart.id, session.key],
  );
  const left = leftCart(cart);
  if (others.length === 0) return save(tx, left, now);
  const time = now.toISOString();
  const copy = { ...left, id: newId(), createdAt: time };
  await tx.query(
    `insert into carts (id, checkout_id, state, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
    [copy.id, hiddenCheckoutId(copy.id), copy, time],
  );
  return copy;
}

async function save(tx: SqlSession, cart: CartRecord, now: Date): Promise<CartRecord> {
  const current = { ...keepRated(cart, now), updatedAt: now.toISOString() };
  await saveCart(tx, current);
  return current;
}

/** Only carts that were logged in count: a guest may have typed this address into others. */
const lastCartSql = `select id from carts
  where account_id = $1 and status = 'open' and (state ->> 'isLoggedIn')::boolean
    and jsonb_array_length(state -> 'lines') > 0
  order by updated_at desc limit 1`;

async function lockLastCart(tx: SqlSession, accountId: string): Promise<CartRecord | null> {
  const [row] = await tx.query<{ id: string }>(lastCartSql, [accountId]);
  const cart = row ? await lockCart(tx, row.id, accountId) : null;
  return cart?.status === 'open' && cart.account?.id === accountId ? cart : null;
}
