import { randomUUID } from 'node:crypto';
import { consentTextVersion, type Consent } from '@/domain/consent';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consents } from '@/server/db/schema/consents';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import type { Maker } from '@/server/visits/ownership';

/** Who gave the consent, and the record made with it. */
type Said = Maker & { recordId?: string };

/** Adds one entry to the ledger. Without a text version, the text is the newsletter's. */
export async function writeConsent(
  tx: SqlSession,
  entry: Omit<Consent, 'id' | 'textVersion'> & Partial<Pick<Consent, 'textVersion'>> & Said,
): Promise<void> {
  const { email, purpose, isGiven, source, locale, at, textVersion = consentTextVersion } = entry;
  const { provenBy, accountId, visit, recordId = null } = entry;
  await tx.query(
    `insert into consents (id, email, purpose, is_given, source, text_version, locale, at, proven_by, account_id, visit,
       record_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[randomUUID(), email, purpose, isGiven, source, textVersion, locale, at],
      ...[provenBy, accountId, visit, recordId],
    ],
  );
}

/** An entry made together with a record has the record's proof: its account, or only its visit. */
export function saidBy({ accountId, visit }: Maker): Maker & Pick<Consent, 'provenBy'> {
  return { accountId, visit, provenBy: accountId === null ? 'visit' : 'account' };
}

const columns = columnsOf(consents, [
  'id',
  'email',
  'purpose',
  'isGiven',
  'source',
  'textVersion',
  'locale',
  'at',
  'provenBy',
]);

const ownSql = `select ${columns} from consents where account_id = $1 or (account_id is null and proven_by = 'mailed_link' and email = $2)
  order by at desc, id`;

/** A customer's own ledger, newest first, without entries that others made under their address. */
export function readConsents(
  sql: SqlSession,
  { accountId, email, isEmailProven }: DataSubject,
): Promise<Consent[]> {
  return sql.query<RowOf<typeof columns>>(ownSql, [accountId, isEmailProven ? email : null]);
}
