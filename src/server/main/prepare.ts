import type { Config } from '../settings/config';
import { createQueues } from '../jobs/queue';
import type { Log } from '../log/log';
import type { Database } from '../db/database';
import { countMissing, migrate } from '../db/migrate';

type Preparation = {
  db: Database;
  config: Pick<Config, 'migrationsDir'>;
  log: Log;
  /** Fills an empty shop and adds what is new to an older one; returns whether it did anything. */
  seed: (db: Database) => Promise<boolean>;
};

/** Prepares the database for this version: tables, queues, and a catalogue in an empty shop. */
export async function prepareDatabase({ db, config, log, seed }: Preparation): Promise<void> {
  // Allows undoing a migration: `npm run recover -- --without-log`. A Postgres server has its own backups.
  if (db.copies && (await countMissing(db, config.migrationsDir)) > 0) await db.copies.take();
  const applied = await migrate(db, config.migrationsDir, createQueues);
  if (applied > 0) log.info({ applied }, 'Database migrated');
  if (await seed(db)) log.info('Shop filled with its catalogue');
  await db.flush();
}
