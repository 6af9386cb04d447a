import { sql } from 'drizzle-orm';
import { testDatabases } from '@/testing/database';
import { isUniqueViolation, TransactionAbortedError } from './errors';

describe.each(testDatabases())('database on $kind', ({ kind, use }) => {
  const shop = use(async (db) => {
    await db.script(`drop table if exists thing;
      create table thing (id int primary key, name text, amount int not null default 0)`);
  });

  test('knows what it is', () => {
    expect(shop.db.kind).toBe(kind);
  });

  test('gives the same values back whatever the driver', async () => {
    const [row] = await shop.db.query(
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
  });

  test('takes the same parameters whatever the driver', async () => {
    const moment = new Date('2026-11-21T11:00:00.500Z');
    const [row] = await shop.db.query(
      `select $1::text as text, $2::int as int, $3::bool as bool, $4::text as nothing, $5::timestamptz as moment,
         $6::bytea as bytes, $7::text[] as texts, $8::jsonb as jsonb, $9::int8 as big`,
      [
        'O\'Hara "ü€"',
        3,
        false,
        undefined,
        moment,
        new Uint8Array([1, 2]),
        ['a"b', null],
        { a: 1 },
        5n,
      ],
    );
    expect(row).toEqual({
      text: 'O\'Hara "ü€"',
      int: 3,
      bool: false,
      nothing: null,
      moment: moment.toISOString(),
      bytes: new Uint8Array([1, 2]),
      texts: ['a"b', null],
      jsonb: { a: 1 },
      big: 5,
    });
  });

  test('refuses whole numbers that JavaScript would round', async () => {
    await expect(shop.db.query('select 9007199254740993::int8 as big')).rejects.toThrow(RangeError);
  });

  test('names the broken constraint', async () => {
    await shop.db.query('insert into thing (id) values (1)');
    const again = shop.db
      .query('insert into thing (id) values (1)')
      .catch((error: unknown) => error);
    expect(isUniqueViolation(await again, 'thing_pkey')).toBe(true);
    expect(isUniqueViolation(await again, 'other')).toBe(false);
  });

  test('rolls a transaction back when its work throws', async () => {
    const work = shop.db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await shop.db.query('select id from thing')).toEqual([]);
  });

  test('says so when a refused statement was passed over and nothing was saved', async () => {
    const work = shop.db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      await tx.query('select nonsense').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(TransactionAbortedError);
    expect(await shop.db.query('select id from thing')).toEqual([]);
  });

  test('survives a script that fails inside a transaction of its own', async () => {
    await expect(shop.db.script('begin; select nonsense; commit')).rejects.toThrow();
    expect(await shop.db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('keeps transactions apart that run at the same time', async () => {
    await shop.db.query('insert into thing (id, amount) values (1, 0)');
    const increments = Array.from({ length: 20 }, () =>
      shop.db.transaction(async (tx) => {
        const [row] = await tx.query<{ amount: number }>(
          'select amount from thing where id = 1 for update',
        );
        await new Promise((resolve) => setTimeout(resolve, 1));
        await tx.query('update thing set amount = $1 where id = 1', [(row?.amount ?? 0) + 1]);
      }),
    );
    await Promise.all(increments);
    expect(await shop.db.query('select amount from thing')).toEqual([{ amount: 20 }]);
  });

  test('runs a prepared statement again after its table has changed', async () => {
    await shop.db.query('insert into thing (id) values (1)');
    const read = () => shop.db.query('select * from thing');
    await read();
    await shop.db.script('alter table thing add column colour text');
    expect(await read()).toEqual([{ id: 1, name: null, amount: 0, colour: null }]);
  });

  test('drizzle sees the same connection and the same values', async () => {
    await shop.db.transaction(async (tx) => {
      await tx.query('insert into thing (id) values (1)');
      expect(await tx.orm.execute('select id from thing')).toEqual([{ id: 1 }]);
      expect(await tx.orm.select({ id: sql<number>`id` }).from(sql`thing`)).toEqual([{ id: 1 }]);
    });
  });

  test('everything committed is on disk when it is answered or flushed', async () => {
    const [row] = await shop.db.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit"`,
    );
    expect(row).toMatchObject({ synchronousCommit: 'on' });
    // Whether a server syncs is its own setting, which no client can change; the embedded one is ours.
    if (kind === 'pglite') expect(row).toMatchObject({ fsync: 'on' });
    await expect(shop.db.flush()).resolves.toBeUndefined();
  });
});
