import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import type { Database, SqlParameter, SqlSession } from './database';
import { TransactionAbortedError } from './errors';
import { ormOn } from './orm';
import { parserOf, toSqlText } from './values';

/** Statement names live as long as a connection: past this many different texts, new ones run unprepared. */
const preparedTexts = 1000;

type Runner = Pick<PoolClient, 'query'>;

/** Opens a pool on a Postgres server. Connections are made on first use. */
export async function openPostgres(options: { url: string; poolSize: number }): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 20_000,
    // A commit is on disk when it is answered; that is what makes flush() empty here.
    options: '-c TimeZone=UTC -c synchronous_commit=on',
    types: { getTypeParser: (typeId: number) => parserOf(typeId) },
  });
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);

  const names = new StatementNames();
  const session = sessionOn(pool, names);
  let closing: Promise<void> | undefined;
  return {
    ...session,
    kind: 'postgres',
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

function sessionOn(runner: Runner, names: StatementNames): SqlSession {
  return {
    query: async <Row>(text: string, params: readonly SqlParameter[] = []) => {
      const answer = await runner.query({
        name: names.of(text),
        text,
        values: params.map(toSqlText),
      });
      return answer.rows as Row[];
    },
    script: async (text) => {
      await runner.query(text);
    },
    orm: ormOn(async (text, params) => {
      const values = params.map(toSqlText);
      const answer = await runner.query<unknown[]>({ text, values, rowMode: 'array' });
      return answer.rows;
    }),
  };
}

class StatementNames {
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= preparedTexts) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
