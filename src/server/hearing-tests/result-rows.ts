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
import {
  changeStandings,
  createStandings,
  standingColumns,
  type Standing,
  type StandingColumns,
  type Standings,
} from '../hearing-standing/standing';

export type ProviderName = (typeof hearingResults.$inferSelect)['provider'];

/** A result with everything we keep with it. */
export type HearingResultRecord = SavedHearingResult & {
  provider: ProviderName;
  accountId: string | null;
  visit: string | null;
  locale: string;
};

/** The part of a record that is sealed. */
type Opened = Pick<HearingResultRecord, 'name' | 'result' | 'signs'>;

type ReadOptions = {
  /** Whether to include the single tones: most of the data, and useless in a list. */
  hasTrials?: boolean;
};

const sealedSchema = object({
  name: string().default(''),
  result: mixed().required(),
  signs: array(string().oneOf(healthSigns).required()).default([]),
});

/** Opens the sealed part of the row; older forms have to be readable too. */
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

type Columns = RowOf<typeof resultColumns>;

const owned = ownedCondition('$1', '$2');
const withOwnResults = withOwn('hearing_results', '$1', '$2');

const insertSql = `insert into hearing_results
    (id, provider, session_id, email, account_id, visit, sealed, locale, taken_at, created_at, expires_at,
     review_mark, flag_mark, reliability_mark, reliability, name_marks)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '', $15)
  on conflict (session_id) do nothing returning id`;

/** The flag stays even if its cause is withdrawn: staff decide. A test reviewed before needs another review. */
function flaggedAgain({ reviewState }: Standing): Standing {
  return { reviewState: reviewState === 'needs_more' ? reviewState : 'open', isFlagged: true };
}

/**
 * The initial review state of a saved result. The browser's own claim that its test went well does not replace a
 * review.
 */
export function startingState(
  { provider, result }: Pick<HearingResultRecord, 'provider' | 'result'>,
  isFlagged: boolean,
): ReviewState {
  const isDoubted = provider === 'built-in' && !isBorneOut(result);
  return isDoubted ? 'open' : firstReviewState(result, isFlagged);
}

export const resultPlaceOf = (id: string) => `hearing_results:${id}`;

/** Reads whole rows: `text` selects `resultColumns` and any other columns of the record. */
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

/** A record with its standing in readable form. */
export function withStanding<Row extends StandingColumns & { id: string }>(
  standings: Standings,
  { reviewMark, flagMark, plainState, plainFlag, ...row }: Row,
): Omit<Row, keyof StandingColumns> & Standing {
  return { ...row, ...standings.read(row.id, { reviewMark, flagMark, plainState, plainFlag }) };
}

function newestUsable(standings: Standings, owner: readonly (string | null)[]) {
  const params: SqlParameter[] = [...owner];
  const isWanting = standings.states.condition('needs_more', (value) => `$${params.push(value)}`);
  const text = `${withOwnResults} select ${resultColumns}, ${standingColumns} from own
    where review_state <> 'needs_more' and not coalesce(${isWanting}, false)
    order by taken_at desc, created_at desc, id limit 1`;
  return [text, params] as const;
}

async function insertResult(
  tx: SqlSession,
  sealer: Sealer,
  record: HearingResultRecord,
): Promise<boolean> {
  const standings = createStandings(sealer);
  const { id, provider, sessionId, email, accountId, visit, locale, name, result, signs } = record;
  const sealed = sealer.seal(JSON.stringify({ name, result, signs }), resultPlaceOf(id));
  const isFlagged = isFlaggedResult(result, signs) || (await hasToldWarning(tx, sealer, email));
  const standing = { reviewState: startingState(record, isFlagged), isFlagged };
  const rows = await tx.query(insertSql, [
    ...[id, provider, sessionId, email, accountId, visit, sealed, locale],
    ...[result.takenAt, record.savedAt, record.expiresAt],
    ...[...standings.marksOf(id, standing), standings.reliabilities.of(id, result.reliability)],
    nameMarks(sealer, name),
  ]);
  return rows.length === 1;
}

/** Reads and writes results for their owners; they are sealed and opened only in this file. */
export function createResultRows(sealer: Sealer) {
  const read = createResultReader(sealer);
  const standings = createStandings(sealer);
  return {
    /** False when this run of the test was saved before. */
    insert: (tx: SqlSession, record: HearingResultRecord) => insertResult(tx, sealer, record),

    /** Updates a record with new signs. `record`: with every single tone, because it is written as a whole. */
    async updateSigns(
      tx: SqlSession,
      { id, name, result }: HearingResultRecord,
      signs: readonly HealthSign[],
    ): Promise<void> {
      const sealed = sealer.seal(JSON.stringify({ name, result, signs }), resultPlaceOf(id));
      await tx.query('update hearing_results set sealed = $2 where id = $1', [id, sealed]);
      if (!isFlaggedResult(result, signs)) return;
      await changeStandings(tx, standings, { condition: 'id = $1', params: [id] }, flaggedAgain);
    },

    /** Newest first. */
    owned: (sql: SqlSession, { accountId, visit }: Owner, limit = 200) =>
      read(
        sql,
        `${withOwnResults} select ${resultColumns} from own order by taken_at desc, id limit $3`,
        [accountId, visit, limit],
      ),

    /** The newest result that staff did not reject; null without one. */
    async newestUsable(sql: SqlSession, { accountId, visit }: Owner) {
      const [row] = await read<StandingColumns>(
        sql,
        ...newestUsable(standings, [accountId, visit]),
      );
      return row ? withStanding(standings, row) : null;
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

    /** Whether one of the owner's results is under this address. */
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
