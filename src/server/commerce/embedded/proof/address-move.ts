import type { SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { languageOf } from '../accounts/account-language';
import { requestKey, type KeyRequest } from '../accounts/account-keys';
import type { RequestSession } from '../engine';
import { absorbAccount, giveBackToGuests } from '../accounts/guest-accounts';
import { renameInCarts } from '../accounts/account-carts';

/** Queues a mail with a link, in the language of the person who caused it. */
export async function mailKey(
  tx: SqlSession,
  jobs: Jobs,
  { preferred }: Pick<RequestSession, 'preferred'>,
  about: Pick<KeyRequest, 'email' | 'purpose'> & { accountId: string; now: Date },
): Promise<void> {
  const { now, ...wanted } = about;
  const locale = preferred.locale ?? (await languageOf(tx, about.accountId));
  const requestId = await requestKey(tx, { ...wanted, linkPath: null, locale }, now);
  await jobs.enqueue(tx, 'send-account-link', { requestId });
}

type Change = { accountId: string; email: string; session: RequestSession; jobs: Jobs; now: Date };

const lockSql = `select email, email_proven_at is not null as "wasProven" from accounts where id = $1 for update`;

const takenSql = `select 1 from accounts where email = $1 and registered_at is not null and id <> $2`;

/** Whether the address belongs to another customer. A guest's address is free. */
export async function isTaken(tx: SqlSession, email: string, accountId: string): Promise<boolean> {
  return (await tx.query(takenSql, [email, accountId])).length > 0;
}

/**
 * Gives an account the new address whose mailed link was used. The old address gets a mail with a way back for a week,
 * but only if it had been proven: mail to a mistyped address may be read by a stranger.
 *
 * @returns false when the address got another customer meanwhile
 */
export async function changeAddress(tx: SqlSession, change: Change): Promise<boolean> {
  const { accountId, email, session, jobs, now } = change;
  const [before] = await tx.query<{ email: string; wasProven: boolean }>(lockSql, [accountId]);
  if (!before || (await isTaken(tx, email, accountId))) return false;
  await absorbAccount(tx, { email, accountId, makesWay: 'guest' }, now);
  await moveToAddress(tx, { accountId, from: before.email, to: email }, now);
  if (before.wasProven) {
    await mailKey(tx, jobs, session, { email: before.email, purpose: 'restore', accountId, now });
  }
  return true;
}

/** The new address is not proven yet; guests keep what they did under the old one. */
export async function moveToAddress(
  tx: SqlSession,
  { accountId, from, to }: { accountId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  await tx.query(
    'update accounts set email = $2, email_proven_at = null, updated_at = $3 where id = $1',
    [accountId, to, now],
  );
  await giveBackToGuests(tx, accountId, from);
  await renameInCarts(tx, accountId);
}
