import { seedCommerce } from '../commerce/embedded/seed/seed-commerce';
import type { Config } from '../config';
import { createQueues } from '../jobs/queue';
import type { Log } from '../log';
import type { Database } from './database';
import { migrate } from './migrate';

/** Brings the database to what this version needs: tables, queues, and a catalogue in an empty shop. */
export async function prepareDatabase(
  db: Database,
  config: Pick<Config, 'migrationsDir'>,
  log: Log,
): Promise<void> {
  const applied = await migrate(db, config.migrationsDir, createQueues);
  if (applied > 0) log.info({ applied }, 'Database migrated');
  if (await seedCommerce(db)) log.info('Empty shop filled with its catalogue');
  await db.flush();
}
