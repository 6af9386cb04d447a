import type { Config } from '../settings/config';

/**
 * A parameter of a statement. Objects are sent as JSON, arrays as Postgres arrays: a JSON array has to be
 * stringified by the caller. Dates are sent as ISO UTC.
 */
export type SqlParameter =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Date
  | Uint8Array
  | readonly (string | number | boolean | null)[]
  | { readonly [key: string]: unknown };

/**
 * Statements run on one connection. Both drivers give the same values back:
 * `bool` boolean; `int2 int4 int8 float` number (RangeError past 2^53); `numeric` string; `json jsonb` parsed;
 * `timestamptz` ISO UTC string in milliseconds (`2026-11-21T11:00:00.000Z`); `bytea` Uint8Array;
 * arrays of those JS arrays; everything else (`date`, `timestamp`, `uuid`, `interval` …) Postgres' own text.
 */
export interface SqlSession {
  /**
   * One statement with `$1` parameters: the fast path, prepared once per text.
   * Texts must therefore be few: vary parameters (`= any($1)`), not the text. Throws an error that has `code`
   * (SQLSTATE) and, where it applies, `constraint`; see errors.ts.
   */
  query<Row = Record<string, unknown>>(
    text: string,
    params?: readonly SqlParameter[],
  ): Promise<Row[]>;
  /** Several statements without parameters; answers are thrown away. */
  script(text: string): Promise<void>;
}

export interface Database extends SqlSession {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it resolves, rolled back when it throws.
   * Inside, use only the session it is given: `db.query` would wait for this very transaction on PGlite.
   */
  transaction<T>(work: (tx: SqlSession) => Promise<T>): Promise<T>;
  /**
   * Resolves when everything committed before the call survives a power cut. Callers share one disk flush.
   * Await it before acknowledging an order, a payment or a test result.
   */
  flush(): Promise<void>;
  /** How long the statement has been waiting for a connection that has waited longest, in milliseconds. */
  waitMs?(): number;
  /** Copies of the embedded database's own files; a server has its own ways. */
  readonly copies?: DatabaseCopies;
  /** Waits for running work, then closes cleanly. Calling it twice is harmless. */
  close(): Promise<void>;
}

/** What `npm run recover` makes a damaged database anew from, together with the log. The shop goes on meanwhile. */
export interface DatabaseCopies {
  /** Resolves when one was taken and lies on disk. */
  take(): Promise<void>;
  /** Takes one without waiting for it, if the log since the last has grown long or two weeks have passed. */
  takeWhenDue(): void;
  /** From now on one is taken whenever one is due; `onFailure` hears why one could not be. */
  keep(onFailure: (error: unknown) => void): Promise<void>;
}

/** Opens the database the settings choose; the driver of the other one is never loaded. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  onIdleError?: (error: Error) => void,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres-database');
    return openPostgres({
      url: config.databaseUrl,
      poolSize: config.databasePoolSize,
      onIdleError,
    });
  }
  const { openPglite } = await import('./pglite/pglite-database');
  return openPglite({ dataDir: config.dataDir });
}
