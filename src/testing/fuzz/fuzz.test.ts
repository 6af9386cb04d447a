import { copyOfDataFolder } from '@/testing/shops/database';
import { rmSync } from 'node:fs';
import { runScan } from '../scan/run-scan';
import { runFuzz } from './run';
import { startShop, type ShopProcess } from './shop-process';

/** A fixed sample of `npm run fuzz:store-api` and one of `npm run scan`. */
describe('random and hostile requests', () => {
  const dataDir = copyOfDataFolder();
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShop(['--import', 'tsx', 'src/testing/workers/api-worker.ts'], {
      DATA_DIR: dataDir,
      // The worker runs as a server, so it must not see Jest's settings.
      NODE_ENV: 'production',
    });
  }, 300_000);
  afterAll(async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('break nothing', async () => {
    const { origin } = shop;
    const { failure, sent } = await runFuzz({ origin, seed: 20_261_121, count: 3000, lanes: 2 });
    expect(`${failure}\n${failure === null ? '' : shop.output()}`).toBe('null\n');
    expect(sent).toBeGreaterThanOrEqual(3000);
  }, 300_000);

  it('nor does a sample of `npm run scan`', async () => {
    const { origin } = shop;
    const { faults, tried } = await runScan({
      origin,
      only: ({ kind }) => kind === 'call',
      every: 211,
    });
    expect(faults).toEqual([]);
    expect(tried.size).toBeGreaterThan(20);
  }, 300_000);
});
