/**
 * `npm run scan [-- --origin=http://localhost:3000] [--every=n]`: tries known attacks on every page and every API route
 * of the built shop. Starts the shop on a new data folder unless an origin is given.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '@/testing/fuzz/shop-process';
import { faultsOfMails } from '@/testing/scan/mail-probe';
import { runScan, type ScanReport } from '@/testing/scan/run-scan';

async function scan(): Promise<boolean> {
  const { values } = parseArgs({
    options: { origin: { type: 'string' }, every: { type: 'string' } },
  });
  const every = Number(values.every ?? 1);
  if (values.origin) return print(await runScan({ origin: values.origin, every }));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-scan-'));
  const shop = await startShop(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
  });
  try {
    const report = await runScan({ origin: shop.origin, every });
    // Jobs send mails a moment later; who stops waits for those that are under way.
    const mailed = faultsOfMails(path.join(dataDir, 'outbox'));
    return print({ ...report, faults: [...report.faults, ...mailed] });
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Prints the table of docs/security.md. */
function print({ targets, tried, statuses, faults }: ScanReport): boolean {
  const sent = [...tried.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${sent} requests to ${targets} addresses with their methods`);
  console.log('\n| What was tried | How often |\n| --- | ---: |');
  for (const [name, count] of tried) console.log(`| ${name} | ${count} |`);
  const byStatus = [...statuses].sort(([a], [b]) => a - b);
  console.log('\n| Answered | How often |\n| --- | ---: |');
  for (const [status, count] of byStatus) console.log(`| ${status} | ${count} |`);
  console.log(`\nfaults: ${faults.length}`);
  for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
  return faults.length === 0;
}

scan().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
