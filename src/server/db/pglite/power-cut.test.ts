import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk, ForgetfulDisk } from '@/testing/stand-ins/forgetful-disk';
import type { Database } from '../database';
import { openPglite } from './pglite-database';

/** Small fast generator with a seed (mulberry32), so that a failing run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One machine: its running database, and what its disk would hold after a power cut. */
class Machine {
  readonly dataDir = copyOfDataFolder();
  readonly disk = new ForgetfulDisk(path.join(this.dataDir, 'db'));
  readonly acknowledged: number[] = [];

  static async start(): Promise<{ machine: Machine; db: Database }> {
    const machine = new Machine();
    const { dataDir, disk } = machine;
    const db = await openPglite({ dataDir, disk, sharedBuffers: '1MB' });
    await db.script(`create table account (id int primary key, balance int not null);
      insert into account select id, 0 from generate_series(1, 20) id;
      create table entry (id int primary key, account int not null, amount int not null, note text not null);
      create index entry_account on entry (account);
      create table filler as select id, repeat('f', 1900) as text from generate_series(1, 1000) id;
      create unique index filler_id on filler (id);
      set enable_seqscan = off; set enable_bitmapscan = off`);
    await db.flush();
    return { machine, db };
  }

  /** Runs `check` on a database opened from what the disk had stored. */
  async afterPowerCut(
    random: () => number,
    keptShare: number,
    check: (db: Database) => Promise<void>,
  ): Promise<void> {
    const found = mkdtempSync(path.join(tmpdir(), 'boreal-found-'));
    this.disk.cutPower(path.join(found, 'db'), random, keptShare);
    writeFileSync(path.join(found, 'db-complete'), '');
    const db = await openPglite({ dataDir: found, disk: carelessDisk });
    await check(db);
    await db.close();
    rmSync(found, { recursive: true });
  }
}

async function book(db: Database, id: number, random: () => number): Promise<void> {
  const account = 1 + Math.floor(random() * 20);
  const amount = Math.floor(random() * 100);
  await db.transaction(async (tx) => {
    await tx.query('insert into entry values ($1, $2, $3, $4)', [id, account, amount, note]);
    await tx.query('update account set balance = balance + $2 where id = $1', [account, amount]);
  });
}

const note = 'n'.repeat(1500);

/** Checks twice: a page from beyond the end of the log only shows when its transaction number is reused. */
async function expectWhole(db: Database, acknowledged: readonly number[]): Promise<void> {
  await expectWholeNow(db, acknowledged);
  for (let more = 0; more < 20; more++) await book(db, 1_000_000 + more, () => 0.5);
  await expectWholeNow(db, acknowledged);
}

async function expectWholeNow(db: Database, acknowledged: readonly number[]): Promise<void> {
  const entries = await db.query<{ id: number }>('select id from entry');
  const found = new Set(entries.map(({ id }) => id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);

  const wrong = await db.query(
    `select account.id from account left join entry on entry.account = account.id
     group by account.id having balance <> coalesce(sum(amount), 0)`,
  );
  expect(wrong).toEqual([]);

  await db.script('set enable_seqscan = off; set enable_bitmapscan = off');
  const byKey = await db.query<{ id: number }>('select id from entry where id >= 0');
  expect(new Set(byKey.map(({ id }) => id))).toEqual(found);
}

describe('a power cut', () => {
  const opened: { machine: Machine; db: Database }[] = [];

  async function start() {
    const started = await Machine.start();
    opened.push(started);
    return started;
  }

  afterEach(async () => {
    for (const { machine, db } of opened.splice(0)) {
      await db.close();
      rmSync(machine.dataDir, { recursive: true, force: true });
    }
  });

  test('takes what was committed but never flushed: the played disk really forgets', async () => {
    const { machine, db } = await start();
    await book(db, 1, () => 0);
    await machine.afterPowerCut(Math.random, 0, async (found) => {
      expect(await found.query('select id from entry')).toEqual([]);
    });
  });

  test('leaves what was flushed', async () => {
    const { machine, db } = await start();
    await book(db, 1, () => 0);
    await db.flush();
    await machine.afterPowerCut(Math.random, 0, (found) => expectWhole(found, [1]));
  });

  test('one flush serves all commits that wait for it', async () => {
    const { machine, db } = await start();
    const before = machine.disk.syncs;
    await Promise.all(
      Array.from({ length: 40 }, async (_, id) => {
        await book(db, id, () => 0.5);
        await db.flush();
      }),
    );
    expect(machine.disk.syncs - before).toBeLessThan(20);
    const all = Array.from({ length: 40 }, (_, id) => id);
    await machine.afterPowerCut(Math.random, 0, (found) => expectWhole(found, all));
  });

  test.each([
    { seed: 1, keptShare: 0 },
    { seed: 2, keptShare: 0.5 },
    { seed: 3, keptShare: 0.9 },
  ])(
    'at any moment, across checkpoints and page writes, loses nothing acknowledged (%o)',
    async ({ seed, keptShare }) => {
      const random = randomFrom(seed);
      const { machine, db } = await start();
      let id = 0;
      for (let cut = 0; cut < 6; cut++) {
        await work(80);
        const acknowledged = [...machine.acknowledged];
        await machine.afterPowerCut(random, keptShare, (found) => expectWhole(found, acknowledged));
      }

      async function work(rounds: number): Promise<void> {
        for (let round = 0; round < rounds; round++) {
          const chance = random();
          if (chance < 0.05) await db.script('checkpoint');
          else if (chance < 0.08) await db.query('vacuum entry, account');
          else if (chance < 0.1)
            await db.script(
              'drop table if exists passing; create table passing as select * from entry',
            );
          await Promise.all(Array.from({ length: 4 }, () => order(++id)));
        }
        // Commits that nobody waits for: they may be found or not, but only complete. Reading a lot then makes Postgres
        // write their pages out while the log for them is not on disk yet.
        for (let more = 0; more < 5; more++) await book(db, ++id, random);
        await db.query('select count(text) from filler where id > 0');
      }

      async function order(entry: number): Promise<void> {
        await book(db, entry, random);
        if (random() < 0.3) return;
        await db.flush();
        machine.acknowledged.push(entry);
      }
    },
    180_000,
  );

  test('a failing disk stops the database instead of acknowledging', async () => {
    const { machine, db } = await start();
    jest.spyOn(machine.disk, 'syncDataLater').mockRejectedValueOnce(new Error('EIO'));
    await book(db, 1, () => 0);
    await expect(db.flush()).rejects.toThrow('cannot be written');
    await expect(db.flush()).rejects.toThrow('cannot be written');
    await expect(db.query('select 1')).rejects.toThrow('cannot be written');
  });
});
