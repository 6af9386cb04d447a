import type { SqlSession } from '@/server/db/database';
import { readCartOwner } from './account-rows';

/** Updates the owner in an account's open carts, so that an order placed from one uses the current address. */
export async function renameInCarts(tx: SqlSession, accountId: string): Promise<void> {
  const { id, email, name, hasPassword } = await readCartOwner(tx, accountId);
  await tx.query(
    `update carts set revision = revision + 1, state = jsonb_set(state, '{account}', $2::jsonb)
     where account_id = $1 and status = 'open' and (state ->> 'isLoggedIn')::boolean`,
    [accountId, { id, email, name, hasPassword }],
  );
}
