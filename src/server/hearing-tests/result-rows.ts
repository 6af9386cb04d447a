import { mixed, object, string } from 'yup';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import type { SavedHearingResult } from '@/domain/hearing-result';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/sealing';
import { ownedCondition, type Owner } from '@/server/visits/ownership';

export type ProviderName = 'built-in' | 'external';

/** A result with everything we keep beside it. */
export type HearingResultRecord = SavedHearingResult & {
  provider: ProviderName;
  /** Of the run of the test. */
  sessionId: string;
  accountId: string | null;
  visit: string | null;
  locale: string;
};

type Columns = Omit<HearingResultRecord, 'result' | 'name'> & { sealed: string };

const sealedSchema = object({ name: string().default(''), result: mixed().required() });

/** What lies sealed beside the row; an older shape has to read too. */
function opened(text: string): { name: string; result: TestResult } {
  const { name, result: stored } = sealedSchema.validateSync(JSON.parse(text));
  const result = parseTestResult(stored);
  if (!result) throw new Error('A stored hearing result is unreadable');
  return { name, result };
}

const columns = `id, provider, session_id as "sessionId", email, account_id as "accountId", visit, sealed, locale,
  created_at as "savedAt", expires_at as "expiresAt"`;

const owned = ownedCondition('$1', '$2');

const insertSql = `insert into hearing_results
    (id, provider, session_id, email, account_id, visit, sealed, locale, taken_at, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (session_id) do nothing returning id`;

const placeOf = (id: string) => `hearing_results:${id}`;

function createReader(sealer: Sealer) {
  const toRecord = ({ sealed, ...row }: Columns): HearingResultRecord => ({
    ...row,
    ...opened(sealer.open(sealed, placeOf(row.id))),
  });
  return async (sql: SqlSession, text: string, params: readonly (string | number | null)[]) =>
    (await sql.query<Columns>(text, params)).map(toRecord);
}

/** Reads and writes results for those whose they are; only in this file are they sealed and opened. */
export function createResultRows(sealer: Sealer) {
  const read = createReader(sealer);
  return {
    /** False when this run of the test was saved before. */
    async insert(tx: SqlSession, record: HearingResultRecord): Promise<boolean> {
      const { id, provider, sessionId, email, accountId, visit, locale, name, result } = record;
      const sealed = sealer.seal(JSON.stringify({ name, result }), placeOf(id));
      const rows = await tx.query(insertSql, [
        ...[id, provider, sessionId, email, accountId, visit, sealed, locale],
        ...[result.takenAt, record.savedAt, record.expiresAt],
      ]);
      return rows.length === 1;
    },

    /** Newest first. */
    owned: (sql: SqlSession, { accountId, visit }: Owner, limit = 200) =>
      read(
        sql,
        `select ${columns} from hearing_results where ${owned} order by taken_at desc, id limit $3`,
        [accountId, visit, limit],
      ),

    async findOwned(
      sql: SqlSession,
      { accountId, visit }: Owner,
      by: { id?: string; sessionId?: string },
    ) {
      const text = `select ${columns} from hearing_results
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

/** Reads results for our staff, whoever's they are. */
export function createStaffResultRows(sealer: Sealer) {
  const read = createReader(sealer);
  return {
    /** Newest first. */
    ofEmail: (sql: SqlSession, email: string) =>
      read(
        sql,
        `select ${columns} from hearing_results where email = $1 order by taken_at desc, id limit 200`,
        [email],
      ),

    /** Newest first. */
    page: (sql: SqlSession, { offset, limit }: { offset: number; limit: number }) =>
      read(
        sql,
        `select ${columns} from hearing_results order by taken_at desc, id offset $1 limit $2`,
        [offset, limit],
      ),

    async count(sql: SqlSession): Promise<number> {
      const [row] = await sql.query<{ count: number }>('select count(*) from hearing_results');
      return row?.count ?? 0;
    },
  };
}
