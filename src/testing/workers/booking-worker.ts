import { openDatabase } from '../../server/db/database';

/**
 * A process for tests that kill it: books amounts on the data folder given as its argument, and prints a booking's id
 * once it is on disk. With `alone` as second argument it books one at a time, else eight.
 */
async function work(dataDir: string, lanes: number): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir });
  await db.script(`create table if not exists booking (id text primary key, amount int not null);
    create table if not exists balance (id int primary key, amount int not null);
    insert into balance values (1, 0) on conflict do nothing`);
  await Promise.all(Array.from({ length: lanes }, (_, lane) => bookOn(lane)));

  async function bookOn(lane: number): Promise<never> {
    for (let round = 0; ; round++) {
      const id = `${process.pid}-${lane}-${round}`;
      await db.transaction(async (tx) => {
        await tx.query('insert into booking values ($1, $2)', [id, round]);
        await tx.query('update balance set amount = amount + $1 where id = 1', [round]);
      });
      await db.flush();
      process.stdout.write(`${id}\n`);
      // Lets the event loop run, until the worker is killed from outside.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

const [dataDir = '', mode] = process.argv.slice(2);
work(dataDir, mode === 'alone' ? 1 : 8).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
