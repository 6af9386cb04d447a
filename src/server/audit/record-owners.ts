import type { PersonSubject } from '@/domain/staff/audit';
import { ownedCondition } from '@/server/visits/ownership';

type RecordTable = {
  table: string;
  /** SQL for the account that owns a record; null where the record belongs to an address alone. */
  account: string | null;
  /** Selects the records of the account `$1`. */
  isOwn: string;
};

/** An address counts as a person's own only after a mailed link has proven it. */
const underProvenAddress =
  'email = (select email from accounts where id = $1::text and email_proven_at is not null)';

/** Guests' records belong to a visit; a download only asks for an account. */
const byOwner = (table: string): RecordTable => ({
  table,
  account: 'account_id',
  isOwn: ownedCondition('$1', '$2'),
});

const byAccount = (table: string, account: string, more = ''): RecordTable => ({
  table,
  account,
  isOwn: `${account} = $1::text${more}`,
});

const byAddress = (table: string): RecordTable => ({
  table,
  account: null,
  isOwn: underProvenAddress,
});

/** The table of each kind of record and how its owner is found. */
const recordTables: Readonly<Record<PersonSubject, RecordTable>> = {
  account: byAccount('accounts', 'id'),
  order: byAccount('orders', 'account_id', ' and is_attached'),
  return: byAccount('order_returns', 'account_id'),
  subscription: byAccount('subscriptions', 'account_id', ' and is_attached'),
  hearing_result: byOwner('hearing_results'),
  hearing_waiver: byOwner('hearing_waivers'),
  fitting_sheet: byAccount('fitting_sheets', 'account_id'),
  upload: byOwner('uploads'),
  questionnaire: byOwner('questionnaires'),
  conversation: byOwner('conversations'),
  booking: byOwner('consultation_bookings'),
  review: byAccount('reviews', 'account_id'),
  device: byAccount('devices', 'account_id'),
  device_claim: byAccount('device_claims', 'account_id'),
  device_adjustment: byAccount('device_adjustments', 'account_id'),
  call_wish: byAddress('consultation_requests'),
  mail: byAddress('sent_mails'),
};

/** Selects `id` and `owner`, an account, of the records `$1`; null for kinds that belong to no account. */
export function ownerSqlOf(subject: string): string | null {
  const place = isPersonSubject(subject) ? recordTables[subject] : null;
  if (!place?.account) return null;
  return `select id, ${place.account} as owner from ${place.table} where id = any($1::text[])`;
}

function isPersonSubject(subject: string): subject is PersonSubject {
  return Object.hasOwn(recordTables, subject);
}

/**
 * Entries about the account `$1`: those noted with it, and those about records that became its own later. `$2` is the
 * empty visit.
 */
export const ownEntriesSql = [
  'select id, action, subject, at from audit_log where account_id = $1',
  ...Object.entries(recordTables).map(
    ([subject, { table, isOwn }]) =>
      `select id, action, subject, at from audit_log
         where subject = '${subject}' and record_id in (select id from ${table} where ${isOwn})`,
  ),
].join('\nunion\n');
