import { join } from 'node:path';
import { startServer, type MeasuredServer } from '../tools/server';

const ports = { floor: 3391, shop: 3392 };

/** A database that works for the shop alone; without one it opens its own in its data folder. */
export type Database = { env: Record<string, string>; pid: number };

/** The barest app of the same framework, with its database in the scratch folder. */
export function startFloor(scratch: string): Promise<MeasuredServer> {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  return startServer({
    command: ['node', next, 'start', 'bench/floor', '-p', String(ports.floor)],
    port: ports.floor,
    env: { FLOOR_DATA_DIR: join(scratch, 'floor') },
    readyPath: '/api/nothing',
  });
}

/** The built shop; what it keeps lies in the scratch folder and is there again at the next start. */
export function startShop(
  scratch: string,
  { database, port = ports.shop }: { database?: Database; port?: number } = {},
): Promise<MeasuredServer> {
  return startServer({
    command: ['node', 'scripts/serve.mjs'],
    port,
    env: shopSettings(scratch, database),
    readyPath: '/api/health/ready',
    ...(database && { databasePid: database.pid }),
  });
}

/** Later than anything here gets: what a shop can do is measured, when it refuses is what `npm run soak:load` is about. */
const neverLateMs = 10_000;

/** What commands for the running shop need to know as well. */
export function shopSettings(scratch: string, database?: Database): Record<string, string> {
  return {
    DATA_DIR: join(scratch, database ? 'postgres' : 'pglite'),
    LOG_LEVEL: 'warn',
    LOAD_LATE_MS: String(neverLateMs),
    PORT: String(ports.shop),
    ...database?.env,
  };
}
