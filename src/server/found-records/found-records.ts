import { consentTextVersion, type Consent } from '@/domain/consent';
import {
  foundRecordKinds,
  type FoundRecord,
  type FoundRecordAnswer,
  type FoundRecordKind,
} from '@/domain/accounts/found-record';
import { hearingConsentVersion } from '@/domain/hearing/hearing-result';
import type { Locale } from '@/domain/words/locale';
import type { RecordProof } from '@/domain/hearing/record-proof';
import { writeConsent } from '@/server/consents/consent-rows';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import { unclaimedCondition } from '@/server/visits/ownership';
import { kinds } from './kinds';
import { readProofs } from './proofs';

type Named = Pick<FoundRecord, 'kind' | 'id'>;

/** The answer, and the language of the question. */
type Said = { answer: FoundRecordAnswer; locale: Locale };

/**
 * Records that guests made under an address, for the customer who has proven it by a mailed link. Until they claim a
 * record, none of it is theirs. Callers have checked who asks.
 */
export interface FoundRecords {
  /** Newest first; empty while the address is not proven. Kind and date only, none of the content. */
  of(subject: DataSubject): Promise<readonly FoundRecord[]>;
  /**
   * `mine` moves the record to the account; `not_mine` removes it for good and withdraws the consent given with it. The
   * ledger keeps the answer. False where there is no such record for this customer. On disk when it resolves.
   */
  answer(subject: DataSubject, record: Named, said: Said): Promise<boolean>;
  /** For staff: how each record is proven to belong to its address's owner, by id. */
  proofsOf(
    kind: FoundRecordKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, RecordProof>>;
}

/** More than this under one address is a flood: the newest are shown, the others after these are answered. */
const mostShown = 50;

const foundSql = foundRecordKinds
  .map((kind) => {
    const { table, at, onlyIf } = kinds[kind];
    const condition = [unclaimedCondition('$1'), ...(onlyIf ? [onlyIf] : [])].join(' and ');
    return `select '${kind}' as kind, id, ${at} as at from ${table} where ${condition}`;
  })
  .join(' union all ');

type Deps = { db: Database; jobs: Jobs; now: () => Date };

export function createFoundRecords({ db, jobs, now }: Deps): FoundRecords {
  return {
    proofsOf: (kind, ids) => readProofs(db, kind, ids),
    of: async ({ email, isEmailProven }) =>
      isEmailProven
        ? db.query<FoundRecord>(`${foundSql} order by at desc, id limit ${mostShown}`, [email])
        : [],
    async answer(subject, record, { answer, locale }) {
      if (!subject.isEmailProven) return false;
      const isDone = await db.transaction(async (tx) => {
        if (!(await hold(tx, subject, record))) return false;
        const said = { isGiven: answer === 'mine', locale, at: now() };
        const purposes = await purposesOf(tx, record);
        if (said.isGiven) await giveTo(tx, subject, record, said.at);
        else await remove(tx, record, { jobs, now: said.at });
        for (const purpose of ['found_record', ...purposes] as const) {
          await note(tx, subject, { ...said, purpose, recordId: record.id });
        }
        return true;
      });
      await db.flush();
      return isDone;
    },
  };
}

/** Locks a record that can still be answered; false for any other. */
async function hold(tx: SqlSession, { email }: DataSubject, { kind, id }: Named): Promise<boolean> {
  const { table, onlyIf } = kinds[kind];
  const held = await tx.query(
    `select 1 from ${table} where ${unclaimedCondition('$1')} and id = $2 ${onlyIf ? `and ${onlyIf}` : ''} for update`,
    [email, id],
  );
  return held.length > 0;
}

async function giveTo(
  tx: SqlSession,
  { accountId }: DataSubject,
  { kind, id }: Named,
  at: Date,
): Promise<void> {
  await tx.query(
    `update ${kinds[kind].table} set account_id = $2, confirmed_at = $3 where id = $1`,
    [id, accountId, at],
  );
}

async function remove(
  tx: SqlSession,
  { kind, id }: Named,
  room: { jobs: Jobs; now: Date },
): Promise<void> {
  const { profileItem, remove: removeRow } = kinds[kind];
  await removeRow(tx, id, room);
  if (profileItem === null) return;
  await tx.query('delete from hearing_profile_items where kind = $1 and reference = $2', [
    profileItem,
    id,
  ]);
}

/** The consents given with a record; entries from before November 2026 do not name their record. */
async function purposesOf(tx: SqlSession, { kind, id }: Named): Promise<Consent['purpose'][]> {
  const rows = await tx.query<Pick<Consent, 'purpose'>>(
    'select distinct purpose from consents where record_id = $1 and is_given order by purpose',
    [id],
  );
  const { purpose } = kinds[kind];
  if (rows.length === 0) return purpose === null ? [] : [purpose];
  return rows.map((row) => row.purpose);
}

function note(
  tx: SqlSession,
  { accountId, email }: DataSubject,
  said: Pick<Consent, 'purpose' | 'isGiven' | 'locale'> & { at: Date; recordId: string },
): Promise<void> {
  return writeConsent(tx, {
    ...said,
    email,
    source: 'found_record',
    textVersion: said.purpose === 'found_record' ? consentTextVersion : hearingConsentVersion,
    at: said.at.toISOString(),
    provenBy: 'mailed_link',
    accountId,
    visit: null,
  });
}
