/**
 * `npm run processes -- 4`: runs that many serving processes of the built shop on a separate Postgres, behind one proxy
 * on PORT. Everything is new: all start at once on an empty database. SIGTERM ends everything. `npm run
 * test:e2e:processes` runs the browser tests against it.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '@/testing/jest/test-cluster';
import { startProxy } from './processes/proxy';
import { startShopGroup } from './processes/shop-group';

async function serve(count: number): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data-processes');
  rmSync(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url('postgres'),
    NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  };
  const group = await startShopGroup(count, env);
  const { status } = spawnSync('node_modules/.bin/tsx', ['e2e/base/before-server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, E2E_DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error('What the browser tests find could not be written');
  const proxy = await startProxy(port, () => group.readyPorts());
  process.stdout.write(`${count} processes behind http://localhost:${port}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void proxy
        .close()
        .then(() => group.stop())
        .then(() => postgres.stop())
        .then(() => process.exit(0));
    });
  }
}

serve(Number(process.argv[2] ?? 4)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
