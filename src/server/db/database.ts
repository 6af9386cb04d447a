import type { Config } from '../settings/config';

/**
 * A parameter of a statement. Objects are sent as JSON, arrays as Postgres arrays, so the caller has to stringify a
 * JSON array. Dates are sent as ISO UTC.
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
 * Statements run on one connection. Both drivers return the same values: `bool` boolean; `int2 int4 int8 float` number
 * (RangeError past 2^53); `numeric` string; `json jsonb` parsed; `timestamptz` ISO UTC string in milliseconds
 * (`2026-11-21T11:00:00.000Z`); `bytea` Uint8Array; arrays of those JS arrays; everything else (`date`, `timestamp`,
 * `uuid`, `interval` …) Postgres' own text.
 */
export interface SqlSession {
  /**
   * One statement with `$1` parameters: the fast path, prepared once per text. Keep the texts few: vary parameters (`=
   * any($1)`), not the text. Throws an error that has `code` (SQLSTATE) and, where it applies, `constraint`; see
   * errors.ts.
   */
  query<Row = Record<string, unknown>>(
    text: string,
    params?: readonly SqlParameter[],
  ): Promise<Row[]>;
  /** Several statements without parameters; results are discarded. */
  script(text: string): Promise<void>;
}

export interface Database extends SqlSession {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it resolves, rolled back when it throws. Inside, use
   * only the given session: `db.query` would wait for this very transaction on PGlite.
   */
  transaction<T>(work: (tx: SqlSession) => Promise<T>): Promise<T>;
  /**
   * Resolves when everything committed before the call survives a power cut. Callers share one disk flush.
   * Await it before acknowledging an order, a payment or a test result.
   */
  flush(): Promise<void>;
  /** The longest time a statement is currently waiting for a connection, in milliseconds. */
  waitMs?(): number;
  /** Copies of the embedded database's files; not for a Postgres server, which has its own tools. */
  readonly copies?: DatabaseCopies;
  /** Waits for running work, then closes cleanly. Calling it twice is harmless. */
  close(): Promise<void>;
}

/**
 * Copies from which, together with the log, `npm run recover` rebuilds a damaged database. The shop keeps running while
 * one is taken.
 */
export interface DatabaseCopies {
  /** Resolves when a copy was taken and is on disk. */
  take(): Promise<void>;
  /** Takes a copy in the background, if the log since the last one has grown long or two weeks have passed. */
  takeWhenDue(): void;
  /** From now on takes a copy whenever one is due; `onFailure` gets the error when one fails. */
  keep(onFailure: (error: unknown) => void): Promise<void>;
}

/** Opens the configured database; the other database's driver is never loaded. */
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
