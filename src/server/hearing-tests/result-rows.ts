import { array, mixed, object, string } from 'yup';
import { healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import { parseTestResult } from '@/domain/audiometry/test-result';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';
import {
  firstReviewState,
  isFlaggedResult,
  type ReviewState,
} from '@/domain/hearing/hearing-review';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingResults } from '@/server/db/schema/hearing';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import { nameMarks } from '@/server/base/name-marks';
import { hasToldWarning } from '@/server/questionnaires/questionnaires';
import type { Sealer } from '@/server/base/sealing';
import { ownedCondition, withOwn, type Owner } from '@/server/visits/ownership';
import { isBorneOut } from './borne-out';

export type ProviderName = (typeof hearingResults.$inferSelect)['provider'];

/** A result with everything we keep beside it. */
export type HearingResultRecord = SavedHearingResult & {
  provider: ProviderName;
  accountId: string | null;
  visit: string | null;
  locale: string;
};

/** The part of a record that is sealed. */
type Opened = Pick<HearingResultRecord, 'name' | 'result' | 'signs'>;

type ReadOptions = {
  /** Every single tone: most of what there is to read, and of no use in a list. */
  hasTrials?: boolean;
};

const sealedSchema = object({
  name: string().default(''),
  result: mixed().required(),
  signs: array(string().oneOf(healthSigns).required()).default([]),
});

/** What lies sealed beside the row; an older shape has to read too. */
function opened(text: string, { hasTrials = true }: ReadOptions): Opened {
  const { name, signs, result: stored } = sealedSchema.validateSync(JSON.parse(text));
  const result = parseTestResult(hasTrials ? stored : { ...stored, trials: undefined });
  if (!result) throw new Error('A stored hearing result is unreadable');
  return { name, signs, result };
}

const recorded = [
  ...['id', 'provider', 'sessionId', 'email', 'accountId', 'visit', 'sealed', 'locale'],
  'expiresAt',
] as const;

export const resultColumns = columnsOf(hearingResults, recorded, { as: { savedAt: 'createdAt' } });

/** With what our staff made of it. */
export const reviewedColumns = columnsOf(
  hearingResults,
  [...recorded, 'reviewState', 'isFlagged'],
  { as: { savedAt: 'createdAt' } },
);

export type ReviewedColumns = Pick<RowOf<typeof reviewedColumns>, 'reviewState' | 'isFlagged'>;

type Columns = RowOf<typeof resultColumns>;

const owned = ownedCondition('$1', '$2');
const withOwnResults = withOwn('hearing_results', '$1', '$2');

const insertSql = `insert into hearing_results
    (id, provider, session_id, email, account_id, visit, sealed, locale, taken_at, created_at, expires_at,
     review_state, reliability, is_flagged, name_marks)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  on conflict (session_id) do nothing returning id`;

/** A mark stays, also where what led to it is taken back: our staff decides. What somebody looked at before asks for another look. */
const updateSignsSql = `update hearing_results set sealed = $2, is_flagged = is_flagged or $3,
    review_state = case when $3 and review_state in ('clear', 'reviewed') then 'open' else review_state end
  where id = $1`;

/** How well a test went, to search by and not to be read. */
export function reliabilityMark(sealer: Sealer, reliability: string): string {
  return sealer.fingerprint(reliability, 'hearing_results.reliability');
}

/** Where a saved result starts. A browser's own word that its test went well spares nobody's look. */
export function startingState(
  { provider, result }: Pick<HearingResultRecord, 'provider' | 'result'>,
  isFlagged: boolean,
): ReviewState {
  const isDoubted = provider === 'built-in' && !isBorneOut(result);
  return isDoubted ? 'open' : firstReviewState(result, isFlagged);
}

export const resultPlaceOf = (id: string) => `hearing_results:${id}`;

/** Reads whole rows: `text` selects `resultColumns`, and whatever else a record is to have. */
export function createResultReader(sealer: Sealer) {
  return async <Extra = object>(
    sql: SqlSession,
    text: string,
    params: readonly SqlParameter[],
    options: ReadOptions = {},
  ): Promise<(Omit<Columns & Extra, 'sealed'> & Opened)[]> => {
    const rows = await sql.query<Columns & Extra>(text, params);
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...opened(sealer.open(sealed, resultPlaceOf(row.id)), options),
    }));
  };
}

const newestUsableSql = `${withOwnResults} select ${reviewedColumns}
  from own where review_state <> 'needs_more' order by taken_at desc, created_at desc, id limit 1`;

/** Reads and writes results for those whose they are; only in this file are they sealed and opened. */
export function createResultRows(sealer: Sealer) {
  const read = createResultReader(sealer);
  return {
    /** False when this run of the test was saved before. */
    async insert(tx: SqlSession, record: HearingResultRecord): Promise<boolean> {
      const { id, provider, sessionId, email, accountId, visit, locale, name, result, signs } =
        record;
      const sealed = sealer.seal(JSON.stringify({ name, result, signs }), resultPlaceOf(id));
      const isFlagged = isFlaggedResult(result, signs) || (await hasToldWarning(tx, sealer, email));
      const rows = await tx.query(insertSql, [
        ...[id, provider, sessionId, email, accountId, visit, sealed, locale],
        ...[result.takenAt, record.savedAt, record.expiresAt],
        ...[startingState(record, isFlagged), reliabilityMark(sealer, result.reliability)],
        isFlagged,
        nameMarks(sealer, name),
      ]);
      return rows.length === 1;
    },

    /** Seals a record with what was told since. `record`: with every single tone, for it is written as a whole. */
    async updateSigns(
      tx: SqlSession,
      { id, name, result }: HearingResultRecord,
      signs: readonly HealthSign[],
    ): Promise<void> {
      const sealed = sealer.seal(JSON.stringify({ name, result, signs }), resultPlaceOf(id));
      await tx.query(updateSignsSql, [id, sealed, isFlaggedResult(result, signs)]);
    },

    /** Newest first. */
    owned: (sql: SqlSession, { accountId, visit }: Owner, limit = 200) =>
      read(
        sql,
        `${withOwnResults} select ${resultColumns} from own order by taken_at desc, id limit $3`,
        [accountId, visit, limit],
      ),

    /** The newest that nobody of our staff found wanting; null without one. */
    async newestUsable(sql: SqlSession, { accountId, visit }: Owner) {
      return (await read<ReviewedColumns>(sql, newestUsableSql, [accountId, visit]))[0] ?? null;
    },

    async findOwned(
      sql: SqlSession,
      { accountId, visit }: Owner,
      by: { id?: string; sessionId?: string },
    ) {
      const text = `select ${resultColumns} from hearing_results
        where ${owned} and (id = $3::text or session_id = $4::text)`;
      const [row] = await read(sql, text, [accountId, visit, by.id ?? null, by.sessionId ?? null]);
      return row ?? null;
    },

    /** Does one of the owner's own results stand under this address? */
    async hasOwned(sql: SqlSession, { accountId, visit }: Owner, email: string): Promise<boolean> {
      const text = `select 1 from hearing_results where ${owned} and email = $3 limit 1`;
      return (await sql.query(text, [accountId, visit, email])).length > 0;
    },

    async remove(tx: SqlSession, id: string): Promise<void> {
      await tx.query('delete from hearing_results where id = $1', [id]);
      await tx.query(`delete from hearing_profile_items where kind = 'test' and reference = $1`, [
        id,
      ]);
    },
  };
}
