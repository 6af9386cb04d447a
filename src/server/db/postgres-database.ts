import { createHash } from 'node:crypto';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { Database, SqlParameter, SqlSession } from './database';
import { hasCode, TransactionAbortedError } from './errors';
import { parserOf, toSqlText } from './values';

/** Statement names live as long as a connection: beyond this many different texts, new ones run unprepared. */
const preparedTexts = 1000;

/** Runs `work` on a connection. */
type Run = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** Opens a pool on a Postgres server. Connections are made on first use. */
export async function openPostgres(options: {
  url: string;
  poolSize: number;
  /** Called when an idle connection breaks; it is replaced on the next use. */
  onIdleError?: (error: Error) => void;
}): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 20_000,
    // A commit is on disk when it is answered, so flush() has nothing to do here.
    options: '-c TimeZone=UTC -c synchronous_commit=on',
    types: { getTypeParser: (typeId: number) => parserOf(typeId) },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));

  const names = new StatementNames();
  const connections = new Connections(pool);
  const runAlone: Run = (work) => connections.use(work);
  let closing: Promise<void> | undefined;
  return {
    ...sessionOn(runAlone, names, { canRunAgain: true }),
    script: (text) => runScript(connections, text),
    kind: 'postgres',
    waitMs: () => connections.longestWaitMs(),
    transaction: (work) => inTransaction(connections, names, work),
    flush: async () => undefined,
    close: () => (closing ??= pool.end()),
  };
}

/** The pool's connections, and since when callers have been waiting for one. */
class Connections {
  readonly #pool: Pool;
  /** When each caller began to wait, in the order they came. */
  readonly #waiting = new Set<{ since: number }>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(): Promise<PoolClient> {
    const wait = { since: performance.now() };
    this.#waiting.add(wait);
    try {
      return await this.#pool.connect();
    } finally {
      this.#waiting.delete(wait);
    }
  }

  /** For a single statement. A connection is still good after the server refused one. */
  async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.take();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      const isRefusal = error instanceof DatabaseError && error.severity === 'ERROR';
      if (!isRefusal) broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  longestWaitMs(): number {
    const [longest] = this.#waiting;
    return longest ? performance.now() - longest.since : 0;
  }
}

async function inTransaction<T>(
  connections: Connections,
  names: StatementNames,
  work: (tx: SqlSession) => Promise<T>,
): Promise<T> {
  const client = await connections.take();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const inside: Run = (statement) => statement(client);
    const result = await work(sessionOn(inside, names, { canRunAgain: false }));
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

/** A script that fails inside its own transaction leaves it open: such a connection must not go back to the pool. */
async function runScript(connections: Connections, text: string): Promise<void> {
  const client = await connections.take();
  let isBroken = true;
  try {
    await client.query(text);
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

/** @param canRunAgain false inside a transaction: a failure there has ended it */
function sessionOn(
  run: Run,
  names: StatementNames,
  { canRunAgain }: { canRunAgain: boolean },
): SqlSession {
  const query = async <Row>(text: string, params: readonly SqlParameter[] = []) => {
    const values = params.map(toSqlText);
    const ask = () => run((client) => client.query({ name: names.of(text), text, values }));
    const answer = await ask().catch((error: unknown) => {
      // The table of a prepared statement has changed since.
      if (!hasCode(error, '0A000')) throw error;
      names.renew(text);
      if (canRunAgain) return ask();
      throw error;
    });
    return answer.rows as Row[];
  };
  return {
    query,
    script: async (text) => {
      await run((client) => client.query(text));
    },
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

  /** From now on the text is prepared again, under another name, on every connection. */
  renew(text: string): void {
    const name = this.#names.get(text);
    if (name !== undefined) this.#names.set(text, `${name.slice(0, 27)}-${++this.#renewals}`);
  }
}
