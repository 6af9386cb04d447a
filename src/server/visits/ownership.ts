import { createHash } from 'node:crypto';
import type { Visitor } from '@/server/commerce/port';
import type { SqlSession } from '@/server/db/database';

/** Who made a record: a customer, or a visit that nobody is logged in to. */
export type Owner = {
  accountId: string | null;
  /** A digest of the session's id: the table opens no session. */
  visit: string;
};

export function ownerOf({ session, account }: Visitor): Owner {
  return { accountId: account?.id ?? null, visit: visitOf(session) };
}

/** How a session is named in our own tables. */
export function visitOf(session: string): string {
  return createHash('sha256').update(`visit\n${session}`).digest('base64url');
}

/**
 * The condition for a record of one's own, in any table with `account_id`, `visit` and `email`. What belongs to an
 * account is hers alone; what a guest made belongs to its visit, and to whoever proved by a mailed link that the
 * address on it is hers.
 *
 * @param account place of the account's id among the statement's parameters
 * @param visit the same for the visit
 */
export function ownedCondition(account: `$${number}`, visit: `$${number}`): string {
  // With `=` each of the three is found by its index; with `in` the whole table is read.
  return `(account_id = ${account}::text or (account_id is null and (visit = ${visit}::text or email =
    (select email from accounts where id = ${account}::text and email_proven_at is not null))))`;
}

/**
 * Names one's own rows of a table `own`, for statements that want the newest of them. Were they sorted where they lie, Postgres
 * might go through everybody's in the wanted order until it meets one.
 */
export function withOwn(table: OwnedTable, account: `$${number}`, visit: `$${number}`): string {
  return `with own as materialized (select * from ${table} where ${ownedCondition(account, visit)})`;
}

/** Every table that such records lie in. */
export const ownedTables = [
  'hearing_results',
  'hearing_sessions',
  'hearing_waivers',
  'uploads',
  'questionnaires',
  'conversations',
] as const;

type OwnedTable = (typeof ownedTables)[number];

/**
 * A visit goes on under a new id. What it made goes along, and becomes the account's where it was made under her
 * address: she has just shown her password or a mailed key.
 */
export async function followVisit(
  tx: SqlSession,
  { from, to, accountId }: { from: string; to: string; accountId: string | null },
): Promise<void> {
  for (const table of ownedTables) {
    await tx.query(
      `update ${table} set visit = $2, account_id = case
         when account_id is null and email = (select email from accounts where id = $3::text) then $3::text
         else account_id end
       where visit = $1`,
      [visitOf(from), visitOf(to), accountId],
    );
  }
}

/** Whoever sits there next sees nothing of what this visit made. */
export async function forgetVisit(tx: SqlSession, session: string): Promise<void> {
  for (const table of ownedTables) {
    await tx.query(`update ${table} set visit = null where visit = $1`, [visitOf(session)]);
  }
}
