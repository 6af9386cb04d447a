/**
 * `npm run fuzz:store-api [-- count] [--seed=n] [--built]`: sends random and hostile requests to everything below
 * `/api`: with `--built` to the built shop behind Next, otherwise directly to the same handlers from the sources.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runFuzz, type FuzzReport } from '@/testing/fuzz/run';
import { startShop, type Memory } from '@/testing/fuzz/shop-process';

const mebibyte = 1024 * 1024;
const mostGrowth = 50 * mebibyte;

async function fuzz(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, built: { type: 'boolean' } },
  });
  const count = Number(positionals[0] ?? 100_000);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-fuzz-'));
  const program = values.built
    ? ['scripts/serve.mjs']
    : ['--import', 'tsx', 'src/testing/workers/api-worker.ts'];
  const shop = await startShop(program, { DATA_DIR: dataDir });
  try {
    const { origin } = shop;
    console.log(
      `seed ${seed}, ${count} requests to ${values.built ? 'the built shop' : 'the handlers'}`,
    );
    const started = Date.now();
    const lanes = 4;
    const warmUp = await runFuzz({ origin, seed, count: Math.ceil(count / 10), lanes });
    const before = await shop.memory();
    const run =
      warmUp.failure === null
        ? await runFuzz({ origin, seed: seed + 1_000_000, count: count - warmUp.sent, lanes })
        : warmUp;
    const after = await shop.memory();
    const reports = run === warmUp ? [warmUp] : [warmUp, run];
    print(reports, (Date.now() - started) / 1000);
    const isSteady = printMemory(before, after);
    if (run.failure !== null) console.log(`\nFAILED: ${run.failure}\n\n${shop.output()}`);
    return run.failure === null && isSteady;
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(reports: readonly FuzzReport[], seconds: number): void {
  const answers = new Map<string, number>();
  for (const [key, times] of reports.flatMap((report) => [...report.answers])) {
    answers.set(key, (answers.get(key) ?? 0) + times);
  }
  const sent = reports.reduce((sum, report) => sum + report.sent, 0);
  console.log(`${sent} requests in ${seconds.toFixed(0)} s`);
  for (const [asked, statuses] of byRoute(answers)) console.log(`  ${asked}: ${statuses}`);
  const [slow] = reports
    .map((report) => report.slowest)
    .sort((a, b) => b.milliseconds - a.milliseconds);
  console.log(`slowest: ${Math.round(slow?.milliseconds ?? 0)} ms, ${slow?.asked}`);
  const delayed = reports.flatMap((report) => report.delayed);
  console.log(`slower than a second, but not when asked again: ${delayed.length}`);
  for (const line of delayed.slice(0, 20)) console.log(`  ${line}`);
}

function byRoute(answers: ReadonlyMap<string, number>): [string, string][] {
  const routes = new Map<string, string[]>();
  for (const [key, times] of [...answers].sort()) {
    const [method = '', pattern = '', status = ''] = key.split(' ');
    const route = `${pattern} ${method}`;
    routes.set(route, [...(routes.get(route) ?? []), `${status} × ${times}`]);
  }
  return [...routes].sort().map(([route, statuses]) => [route, statuses.join(', ')]);
}

function printMemory(before: Memory, after: Memory): boolean {
  const inMebibytes = (bytes: number) => (bytes / mebibyte).toFixed(1);
  const growth = after.used - before.used;
  console.log(
    `memory after collection: ${inMebibytes(before.used)} MiB after the warm-up, ` +
      `${inMebibytes(after.used)} MiB at the end (${inMebibytes(growth)} MiB more; ` +
      `resident ${inMebibytes(before.rss)} and ${inMebibytes(after.rss)} MiB)`,
  );
  return growth <= mostGrowth;
}

fuzz().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
