import type { SqlSession } from '@/server/db/database';
import { readCartOwner } from './account-rows';

/** Open carts of an account say whose they are; an order placed from one goes to the address there is now. */
export async function renameInCarts(tx: SqlSession, accountId: string): Promise<void> {
  const { id, email, name, hasPassword } = await readCartOwner(tx, accountId);
  await tx.query(
    `update carts set revision = revision + 1, state = jsonb_set(state, '{account}', $2::jsonb)
     where account_id = $1 and status = 'open' and (state ->> 'isLoggedIn')::boolean`,
    [accountId, { id, email, name, hasPassword }],
  );
}
