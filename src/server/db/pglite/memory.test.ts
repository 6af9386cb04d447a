import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { testDatabases } from '@/testing/shops/database';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

describe('the embedded database', () => {
  const shop = pglite.use();

  it('keeps nothing of the answers it has given', async () => {
    const ask = () => shop.db.query("select repeat('x', 1000000) as text");
    await ask();
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 60; round += 1) await ask();
    collect();
    const mebibytes = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
    expect(mebibytes).toBeLessThan(20);
  });
});
