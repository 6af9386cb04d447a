import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import type { Database, SqlParameter, SqlSession } from './database';
import { hasCode, TransactionAbortedError } from './errors';
import { ormOn } from './orm';
import { parserOf, toSqlText } from './values';

/** Statement names live as long as a connection: past this many different texts, new ones run unprepared. */
const preparedTexts = 1000;

type Runner = Pick<PoolClient, 'query'>;

/** Opens a pool on a Postgres server. Connections are made on first use. */
export async function openPostgres(options: {
  url: string;
  poolSize: number;
  /** Told when an idle connection breaks; it is replaced on the next use. */
  onIdleError?: (error: Error) => void;
}): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 20_000,
    // A commit is on disk when it is answered; that is what makes flush() empty here.
    options: '-c TimeZone=UTC -c synchronous_commit=on',
    types: { getTypeParser: (typeId: number) => parserOf(typeId) },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));

  const names = new StatementNames();
  const session = { ...sessionOn(pool, names), script: (text: string) => runScript(pool, text) };
  let closing: Promise<void> | undefined;
  let freeAt = performance.now();
  return {
    ...session,
    kind: 'postgres',
    waitMs: () => {
      const now = performance.now();
      if (pool.waitingCount === 0) freeAt = now;
      return now - freeAt;
    },
    transaction: (work) => inTransaction(pool, names, work),
    flush: async () => undefined,
    close: () => (closing ??= pool.end()),
  };
}

async function inTransaction<T>(
  pool: Pool,
  names: StatementNames,
  work: (tx: SqlSession) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(sessionOn(client, names));
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new TransactionAbortedError();
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A script that fails inside a transaction of its own leaves it open: the connection must not go back like that. */
async function runScript(pool: Pool, text: string): Promise<void> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query(text);
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

function sessionOn(runner: Runner, names: StatementNames): SqlSession {
  const query = async <Row>(text: string, params: readonly SqlParameter[] = []) => {
    const values = params.map(toSqlText);
    const run = () => runner.query({ name: names.of(text), text, values });
    const answer = await run().catch((error: unknown) => {
      // The table behind a prepared statement has changed since. Inside a transaction nothing can be run again.
      if (!hasCode(error, '0A000')) throw error;
      names.renew(text);
      if (runner instanceof Pool) return run();
      throw error;
    });
    return answer.rows as Row[];
  };
  return {
    query,
    script: async (text) => {
      await runner.query(text);
    },
    orm: ormOn({
      objects: query,
      arrays: async (text, params) => {
        const values = params.map(toSqlText);
        const answer = await runner.query<unknown[]>({ text, values, rowMode: 'array' });
        return answer.rows;
      },
    }),
  };
}

class StatementNames {
  readonly #names = new Map<string, string>();
  #renewals = 0;

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= preparedTexts) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }

  /** From now on the text is prepared anew, under another name, on every connection. */
  renew(text: string): void {
    const name = this.#names.get(text);
    if (name !== undefined) this.#names.set(text, `${name.slice(0, 27)}-${++this.#renewals}`);
  }
}
