import { createHash } from 'node:crypto';
import type { Visitor } from '@/server/commerce/port';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject } from '@/server/personal-data/personal-data-record';

/**
 * The only rule of ownership (docs/security.md): a record belongs to the visit that made it, or to the account that was
 * logged in when it was made. It passes to an account only when that same visit logs in, or when the record's address
 * is proven by a mailed link and the person confirms the record. A typed address never gives ownership.
 */

/** The maker of a record: a customer, or a visit that nobody is logged in to. */
export type Owner = {
  accountId: string | null;
  /** A digest of the session's id, so that the table opens no session. */
  visit: string;
};

/** The maker as stored. Both null: nobody can prove ownership any more. */
export type Maker = { accountId: string | null; visit: string | null };

/** For a record whose maker the browser did not identify. */
export const nobody: Maker = { accountId: null, visit: null };

export function ownerOf({ session, account }: Visitor): Owner {
  return { accountId: account?.id ?? null, visit: visitOf(session) };
}

/** The form in which our own tables identify a session. */
export function visitOf(session: string): string {
  return createHash('sha256').update(`visit\n${session}`).digest('base64url');
}

/**
 * The SQL condition for the caller's own records, in any table with `account_id` and `visit`. A record of an account
 * belongs to that account alone; a record of a guest belongs to the visit that made it. The address on it is
 * irrelevant.
 *
 * @param account placeholder of the account's id
 * @param visit placeholder of the visit
 */
export function ownedCondition(account: `$${number}`, visit: `$${number}`): string {
  // With `=` each of the two uses its index; with `in` the whole table is read.
  return `(account_id = ${account}::text or (account_id is null and visit = ${visit}::text))`;
}

/** The condition for records without an owner, which the proven owner of an address may confirm or remove. */
export function unclaimedCondition(email: `$${number}`): string {
  return `(account_id is null and email = ${email}::text)`;
}

/**
 * The condition for records deleted with an account: its own, and unconfirmed ones under its proven address. For
 * `ownAndUnclaimed`.
 */
export const goesWithAccount = `(account_id = $1::text or ${unclaimedCondition('$2')})`;

/** The two parameters of `goesWithAccount`. An unproven address removes nothing. */
export function ownAndUnclaimed({ accountId, email, isEmailProven }: DataSubject) {
  return [accountId, isEmailProven ? email : null] as const;
}

/**
 * Selects the owner's rows of a table as `own`, for statements that want the newest of them. When sorting the table
 * itself, Postgres might go through everybody's rows in that order until it meets one.
 */
export function withOwn(table: OwnedTable, account: `$${number}`, visit: `$${number}`): string {
  return `with own as materialized (select * from ${table} where ${ownedCondition(account, visit)})`;
}

/** Every table with such records. */
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
 * A visit continues under a new id and keeps its records. If it logs in, its records under the account's own address
 * become the account's. Records under another address stay with the visit: they may belong to somebody else who used
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

/** The device's next user sees nothing that this visit made. */
export async function forgetVisit(tx: SqlSession, session: string): Promise<void> {
  for (const table of ownedTables) {
    await tx.query(`update ${table} set visit = null where visit = $1`, [visitOf(session)]);
  }
}
