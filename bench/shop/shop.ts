import { join } from 'node:path';
import { startServer, type MeasuredServer } from '../tools/server';

const ports = { floor: 3391, shop: 3392 };

/** A database server for this shop alone; without one the shop opens its embedded database in its data folder. */
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

/** The built shop; its data is in the scratch folder and is still there at the next start. */
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

/**
 * Above any delay that occurs here: the bench measures what a shop can do. `npm run soak:load` measures when it
 * refuses.
 */
const neverLateMs = 10_000;

/** Settings of the shop, which commands for the running shop need as well. */
export function shopSettings(scratch: string, database?: Database): Record<string, string> {
  return {
    DATA_DIR: join(scratch, database ? 'postgres' : 'pglite'),
    LOG_LEVEL: 'warn',
    LOAD_LATE_MS: String(neverLateMs),
    PORT: String(ports.shop),
    ...database?.env,
  };
}
