import { readConfig, type Config } from './config';
import type { Database } from './db/database';
import type { Log } from './log';

/** Everything the server is made of, put together once per process. */
export type Services = {
  config: Config;
  log: Log;
  db: Database;
};

declare global {
  /** Next bundles every route on its own: only here do they all see the same database. */
  var borealServices: Promise<Services> | undefined;
}

/**
 * The composition root: reads the settings, opens the database (migrated and seeded) and picks one adapter per port.
 * The first call does the work, all share its result; a failed start is tried again by the next call.
 * Never call it while the site is built: there is no database then.
 */
export function services(): Promise<Services> {
  return (globalThis.borealServices ??= start().catch((error: unknown) => {
    globalThis.borealServices = undefined;
    throw error;
  }));
}

async function start(): Promise<Services> {
  const config = readConfig();
  const [{ createLog }, { openDatabase }] = await Promise.all([
    import('./log'),
    import('./db/database'),
  ]);
  const log = createLog(config);
  const db = await openDatabase(config);
  return { config, log, db };
}
