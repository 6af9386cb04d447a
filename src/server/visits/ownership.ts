import { createHash } from 'node:crypto';
import type { Visitor } from '@/server/commerce/port';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject } from '@/server/personal-data/personal-data-record';

/**
 * The one rule of ownership (docs/security.md): a record belongs to the visit that made it, or to the account that was
 * logged in when it was made. It passes to an account only when that same visit logs in, or when the address on it is
 * proven by a mailed link and the person confirms the record. A typed address never gives ownership.
 */

/** Who made a record: a customer, or a visit that nobody is logged in to. */
export type Owner = {
  accountId: string | null;
  /** A digest of the session's id: the table opens no session. */
  visit: string;
};

/** The same as a row has it. Null for both: nobody can show any more that it is theirs. */
export type Maker = { accountId: string | null; visit: string | null };

/** Of a record whose maker the browser did not show. */
export const nobody: Maker = { accountId: null, visit: null };

export function ownerOf({ session, account }: Visitor): Owner {
  return { accountId: account?.id ?? null, visit: visitOf(session) };
}

/** How a session is named in our own tables. */
export function visitOf(session: string): string {
  return createHash('sha256').update(`visit\n${session}`).digest('base64url');
}

/**
 * The condition for a record of one's own, in any table with `account_id` and `visit`. A record of an account belongs
 * to that account alone; a record of a guest belongs to the visit that made it. The address on it plays no part.
 *
 * @param account place of the account's id among the statement's parameters
 * @param visit the same for the visit
 */
export function ownedCondition(account: `$${number}`, visit: `$${number}`): string {
  // With `=` each of the two is found by its index; with `in` the whole table is read.
  return `(account_id = ${account}::text or (account_id is null and visit = ${visit}::text))`;
}

/** The condition for records that nobody owns and that the proven owner of an address may confirm or remove. */
export function unclaimedCondition(email: `$${number}`): string {
  return `(account_id is null and email = ${email}::text)`;
}

/**
 * The condition for what goes with an account: its own records, and those under its proven address that nobody
 * confirmed. For `ownAndUnclaimed`.
 */
export const goesWithAccount = `(account_id = $1::text or ${unclaimedCondition('$2')})`;

/** The two parameters of `goesWithAccount`. An address that is not proven removes nothing. */
export function ownAndUnclaimed({ accountId, email, isEmailProven }: DataSubject) {
  return [accountId, isEmailProven ? email : null] as const;
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
  'consultation_bookings',
  'consents',
] as const;

type OwnedTable = (typeof ownedTables)[number];

/**
 * A visit goes on under a new id, and what it made goes along. Where the visit logs in, records under the account's own
 * address become the account's. Records under another address stay with the visit: they may be somebody else's who used
 * this device, and end with the visit. A login that must take nothing along calls `forgetVisit` first.
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
