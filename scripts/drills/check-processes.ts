/**
 * `npm run check:processes`: asks two processes of the built shop on one Postgres in turn, without a proxy. Each has to
 * know what the other knows. `npm run test:e2e:processes` runs it first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@/server/settings/config';
import { loadSecrets } from '@/server/settings/secrets';
import { startPostgres } from '@/testing/jest/test-cluster';
import { sharedChecks } from './processes/shared-checks';
import { startShopGroup } from './processes/shop-group';

async function check(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-two-'));
  const postgres = await startPostgres();
  const group = await startShopGroup(2, {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url('postgres'),
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    LOG_LEVEL: 'fatal',
  });
  try {
    const [one = '', other = ''] = group.readyPorts().map((port) => `http://127.0.0.1:${port}`);
    const { internalSecret, secrets } = loadSecrets(readConfig({ DATA_DIR: dataDir }));
    const { adminPassword } = secrets;
    let isGood = true;
    for (const [name, look] of Object.entries(sharedChecks)) {
      const failure = await look({ one, other, internalSecret, adminPassword }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      process.stdout.write(`${failure === null ? 'ok  ' : 'FAIL'} ${name}\n`);
      if (failure !== null) process.stdout.write(`     ${failure}\n`);
      isGood &&= failure === null;
    }
    return isGood;
  } finally {
    await group.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

check().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
