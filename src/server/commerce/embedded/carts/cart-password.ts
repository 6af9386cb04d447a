import type { CartRecord } from '@/domain/carts/cart-record';
import type { SqlSession } from '@/server/db/database';
import type { Outcome, RequestSession } from '../engine';
import { faultOfNewPassword, hashPassword } from '@/server/base/passwords';
import { isFreshlyProven } from '../sessions/session-rotation';

/**
 * A password typed in the checkout opens the account of a guest's address, or completes one whose owner a mailed link
 * logged in a moment ago (contract 9.4). It reveals nothing that other guests did under that address, and logs nobody
 * in.
 */
export async function withPassword(
  cart: CartRecord,
  password: string | null | undefined,
  { tx, now, session }: { tx: SqlSession; now: Date; session: RequestSession },
): Promise<Outcome<CartRecord>> {
  if (password === undefined || password === null) return { ok: true, value: cart };
  const { account, isLoggedIn } = cart;
  if (!account) return { ok: false, code: 'password_refused' };
  const fault = await faultOfNewPassword(password);
  if (fault) return { ok: false, code: fault, field: 'account.password' };
  const isProven = isLoggedIn && (await isFreshlyProven(tx, session, account.id, now));
  const opened = await tx.query(
    `update accounts set password_hash = $2, registered_at = coalesce(registered_at, $3), updated_at = $3
     where id = $1 and password_hash is null and (registered_at is null or $4) returning id`,
    [account.id, await hashPassword(password), now, isProven],
  );
  if (opened.length === 0) return { ok: false, code: 'password_refused' };
  return { ok: true, value: { ...cart, account: { ...account, hasPassword: true } } };
}
