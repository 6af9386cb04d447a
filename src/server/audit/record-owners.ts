import type { PersonSubject } from '@/domain/staff/audit';
import { ownedCondition } from '@/server/visits/ownership';

type RecordTable = {
  table: string;
  /** The account a record hangs on; null where it hangs on an address alone. */
  account: string | null;
  /** Selects the records of the account `$1`. */
  isOwn: string;
};

/** Addresses count as a person's own only once a mailed link has proven them. */
const underProvenAddress =
  'email = (select email from accounts where id = $1::text and email_proven_at is not null)';

/** Guests' records belong to a visit; a download asks for an account alone. */
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

/** Where each kind of record lies and whose it is. */
const recordTables: Readonly<Record<PersonSubject, RecordTable>> = {
  account: byAccount('accounts', 'id'),
  order: byAccount('orders', 'account_id', ' and is_attached'),
  return: byAccount('order_returns', 'account_id'),
  subscription: byAccount('subscriptions', 'account_id', ' and is_attached'),
  hearing_result: byOwner('hearing_results'),
  hearing_waiver: byOwner('hearing_waivers'),
  upload: byOwner('uploads'),
  questionnaire: byOwner('questionnaires'),
  conversation: byOwner('conversations'),
  booking: byOwner('consultation_bookings'),
  call_wish: byAddress('consultation_requests'),
  mail: byAddress('sent_mails'),
};

/** Selects `id` and `owner`, an account, of the records `$1`; null for kinds that hang on no account. */
export function ownerSqlOf(subject: string): string | null {
  const place = isPersonSubject(subject) ? recordTables[subject] : null;
  if (!place?.account) return null;
  return `select id, ${place.account} as owner from ${place.table} where id = any($1::text[])`;
}

function isPersonSubject(subject: string): subject is PersonSubject {
  return Object.hasOwn(recordTables, subject);
}

/**
 * Entries about the account `$1`: those noted with it, and those about records that became its own since. `$2` is the
 * visit of nobody.
 */
export const ownEntriesSql = [
  'select id, action, subject, at from audit_log where account_id = $1',
  ...Object.entries(recordTables).map(
    ([subject, { table, isOwn }]) =>
      `select id, action, subject, at from audit_log
         where subject = '${subject}' and record_id in (select id from ${table} where ${isOwn})`,
  ),
].join('\nunion\n');
