import type { Database, SqlSession } from '@/server/db/database';
import { TransactionAbortedError } from '@/server/db/errors';
import { testDatabases } from '@/testing/shops/database';
import { brokenPromises, itKeeps } from './contract';
import { databaseContract } from './database-contract';

const emptyTable = `drop table if exists thing;
  create table thing (id int primary key, name text, amount int not null default 0)`;

async function worldOf(db: Database) {
  await db.script(emptyTable);
  return { db };
}

describe.each(testDatabases())('the database on $kind', ({ kind, use }) => {
  const shop = use();
  itKeeps(databaseContract, () => worldOf(shop.db));

  it('knows what it is', () => {
    expect(shop.db.kind).toBe(kind);
  });
});

/** A session that changes each statement before it runs. */
const rewritten = (
  session: SqlSession,
  how: (text: string) => string,
): Pick<SqlSession, 'query'> => ({ query: (text, params) => session.query(how(text), params) });

/** The value that the work kept before it threw `passedOver`. */
async function answerWithout<T>(
  passedOver: Error,
  run: (keep: (given: T) => void) => Promise<unknown>,
): Promise<T> {
  const kept: T[] = [];
  await run((given) => void kept.push(given)).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== passedOver.message) throw error;
  });
  for (const given of kept) return given;
  throw passedOver;
}

/** Faulty databases, and the promises that must catch each one. */
const lies: Record<string, { lie: (db: Database) => Partial<Database>; caughtBy: RegExp }> = {
  'saves each statement by itself and takes nothing back': {
    lie: (db) => ({ transaction: (work) => work(db) }),
    caughtBy: /whose work throws/,
  },
  'forgets to commit': {
    lie: (db) => {
      const forgotten = new Error('forgotten');
      return {
        transaction: (work) =>
          answerWithout(forgotten, (keep) =>
            db.transaction(async (tx) => {
              keep(await work(tx));
              throw forgotten;
            }),
          ),
      };
    },
    caughtBy: /as soon as it has resolved/,
  },
  'says yes although nothing was saved': {
    lie: (db) => ({
      transaction: (work) =>
        answerWithout(new TransactionAbortedError(), (keep) =>
          db.transaction(async (tx) => keep(await work(tx))),
        ),
    }),
    caughtBy: /nothing was saved/,
  },
  'holds no row for whoever is to change it': {
    lie: (db) => ({
      transaction: (work) =>
        db.transaction((tx) =>
          work({ ...tx, ...rewritten(tx, (text) => text.replace('for update', '')) }),
        ),
    }),
    caughtBy: /run at the same time/,
  },
  'keeps to itself which constraint was broken': {
    lie: (db) => ({
      query: (text, params) =>
        db.query<never>(text, params).catch(() => {
          throw new Error('refused');
        }),
    }),
    caughtBy: /broken constraint/,
  },
  'rounds what is too large': {
    lie: (db) => rewritten(db, (text) => text.replaceAll('int8', 'float8')),
    caughtBy: /would round/,
  },
  'tells moments by another clock': {
    lie: (db) => rewritten(db, (text) => text.replaceAll('timestamptz', 'timestamp')),
    caughtBy: /same values back/,
  },
  'answers before anything is on disk': {
    lie: (db) => ({
      query: (text, params) =>
        db.transaction(async (tx) => {
          await tx.query('set local synchronous_commit = off');
          return tx.query(text, params);
        }),
    }),
    caughtBy: /on disk/,
  },
  'says nothing of a script that failed': {
    lie: (db) => ({ script: (text) => db.script(text).catch(() => undefined) }),
    caughtBy: /survives a script/,
  },
};

// Only on the server: the embedded database has one connection, which hides some of these faults.
describe.each(testDatabases().slice(1))('a database that lies, on $kind', ({ use }) => {
  const shop = use();

  it.each(Object.entries(lies))('%s is caught', async (_, { lie, caughtBy }) => {
    const open = async () => {
      const honest = await worldOf(shop.db);
      return { db: { ...honest.db, ...lie(honest.db) } };
    };
    expect(await brokenPromises(databaseContract, caughtBy, open)).not.toEqual([]);
  });
});
