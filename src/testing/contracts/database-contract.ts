import type { Database } from '@/server/db/database';
import { isUniqueViolation, TransactionAbortedError } from '@/server/db/errors';
import type { Contract } from './contract';

/** A database with the empty table `thing (id, name, amount)` in it. */
type DatabaseWorld = { db: Database };

/** What the shop relies on, with any database. */
export const databaseContract: Contract<DatabaseWorld> = {
  'gives the same values back whatever the driver': async ({ db }) => {
    const [row] = await db.query(
      `select true as bool, 7::int2 as int2, 9007199254740991::int8 as int8, 1.50::numeric as numeric,
         0.5::float8 as float8, '{"a":[1]}'::jsonb as jsonb, null::text as nothing, 'ü€'::text as text,
         timestamptz '2026-11-21 05:00:00.123456-06' as moment, timestamptz '2026-01-01 00:00+00' as whole,
         date '2026-11-21' as day, '\\x00ff'::bytea as bytes,
         array['a', 'b, "c"', null] as texts, array[1, 2]::int8[] as numbers, '{}'::text[] as none`,
    );
    expect(row).toEqual({
      bool: true,
      int2: 7,
      int8: Number.MAX_SAFE_INTEGER,
      numeric: '1.50',
      float8: 0.5,
      jsonb: { a: [1] },
      nothing: null,
      text: 'ü€',
      moment: '2026-11-21T11:00:00.123Z',
      whole: '2026-01-01T00:00:00.000Z',
      day: '2026-11-21',
      bytes: new Uint8Array([0, 255]),
      texts: ['a', 'b, "c"', null],
      numbers: [1, 2],
      none: [],
    });
  },

  'takes the same parameters whatever the driver': async ({ db }) => {
    const text = 'O\'Hara "ü€"';
    const moment = new Date('2026-11-21T11:00:00.500Z');
    const bytes = new Uint8Array([1, 2]);
    const texts = ['a"b', null];
    const [row] = await db.query(
      `select $1::text as text, $2::int as int, $3::bool as bool, $4::text as nothing, $5::timestamptz as moment,
         $6::bytea as bytes, $7::text[] as texts, $8::jsonb as jsonb, $9::int8 as big`,
      [text, 3, false, undefined, moment, bytes, texts, { a: 1 }, 5n],
    );
    const simple = { text, int: 3, bool: false, nothing: null, big: 5 };
    expect(row).toEqual({ ...simple, moment: moment.toISOString(), bytes, texts, jsonb: { a: 1 } });
  },

  'refuses whole numbers that JavaScript would round': async ({ db }) => {
    await expect(db.query('select 9007199254740993::int8 as big')).rejects.toThrow(RangeError);
  },

  'names the broken constraint': async ({ db }) => {
    await db.query('insert into thing (id) values (1)');
    const again = db.query('insert into thing (id) values (1)').catch((error: unknown) => error);
    expect(isUniqueViolation(await again, 'thing_pkey')).toBe(true);
    expect(isUniqueViolation(await again, 'other')).toBe(false);
  },

  'has everything that a transaction wrote as soon as it has resolved': async ({ db }) => {
    const given = await db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      await tx.query('insert into thing (id) values (2)');
      return 'written';
    });
    expect(given).toBe('written');
    expect(await db.query('select id from thing order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  },

  'has nothing of a transaction whose work throws, and shows it to nobody meanwhile': async ({
    db,
  }) => {
    const reads: Promise<unknown[]>[] = [];
    const work = db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      // Not awaited here: with only one connection it would wait for this transaction.
      reads.push(db.query('select id from thing'));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await Promise.all(reads)).toEqual([[]]);
    expect(await db.query('select id from thing')).toEqual([]);
  },

  'says so when a refused statement was passed over and nothing was saved': async ({ db }) => {
    const work = db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      await tx.query('select nonsense').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(TransactionAbortedError);
    expect(await db.query('select id from thing')).toEqual([]);
  },

  'survives a script that fails inside a transaction of its own': async ({ db }) => {
    await expect(db.script('begin; select nonsense; commit')).rejects.toThrow();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  },

  'keeps transactions apart that run at the same time': async ({ db }) => {
    await db.query('insert into thing (id, amount) values (1, 0)');
    const increments = Array.from({ length: 20 }, () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ amount: number }>(
          'select amount from thing where id = 1 for update',
        );
        await new Promise((resolve) => setTimeout(resolve, 1));
        await tx.query('update thing set amount = $1 where id = 1', [(row?.amount ?? 0) + 1]);
      }),
    );
    await Promise.all(increments);
    expect(await db.query('select amount from thing')).toEqual([{ amount: 20 }]);
  },

  'runs a prepared statement again after its table has changed': async ({ db }) => {
    await db.query('insert into thing (id) values (1)');
    const read = () => db.query('select * from thing');
    await read();
    await db.script('alter table thing add column colour text');
    expect(await read()).toEqual([{ id: 1, name: null, amount: 0, colour: null }]);
  },

  'has on disk what it answered or flushed': async ({ db }) => {
    const [row] = await db.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit"`,
    );
    expect(row).toMatchObject({ synchronousCommit: 'on' });
    // A server's fsync is its own setting, which no client can change; only the embedded one is in our hands.
    if (db.kind === 'pglite') expect(row).toMatchObject({ fsync: 'on' });
    await expect(db.flush()).resolves.toBeUndefined();
  },
};
