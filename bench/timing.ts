/**
 * `npm run bench:timing`: does the time of an answer show whether we know an address? Asks each question alternately
 * with known and unknown addresses and tests whether the two sets of times differ (rank sums).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '@/testing/fuzz/shop-process';
import { send } from './tools/http-client';
import { printTable } from './tools/report';

const pairs = 80;
/** Two-sided p below 0.0001: with some eight questions a run, chance gets there once in a thousand runs. */
const suspicious = 4;

type Ask = (origin: string, email: string) => Promise<unknown>;

let asked = 0;

/** Each request has its own client address, so that the slowing down of guessers is never measured. */
function post(path: string, bodyOf: (email: string) => object): Ask {
  return (origin, email) => {
    asked += 1;
    const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    return send('POST', origin + path, { 'x-forwarded-for': address }, bodyOf(email));
  };
}

const questions: Readonly<Record<string, Ask>> = {
  'login by password': post('/api/account/login', (email) => ({ email, password: 'wrong' })),
  'login by key': post('/api/account/login', (email) => ({ email, password_token: 'made-up' })),
  'new password': post('/api/account/recover', (email) => ({ email })),
  'login link': post('/api/login-link', (email) => ({ email })),
  news: post('/api/subscribe', (email) => ({ email })),
  'hearing result': post('/api/has-hearing-result', (email) => ({ email })),
};

const register = post('/api/account', (email) => ({ email, password: 'long enough' }));

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boreal-timing-'));
  const worker = ['--import', 'tsx', 'src/testing/workers/api-worker.ts'];
  const shop = await startShop(worker, { DATA_DIR: dataDir, NODE_ENV: 'production' });
  try {
    // Uses each address only a few times, because mails to one address are limited.
    const known = Array.from({ length: 40 }, (_, one) => `known-${one}@example.ca`);
    for (const email of known) await register(shop.origin, email);
    const rows: string[][] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const times = await timesOf(shop.origin, ask, known);
      const z = rankSum(times.known, times.unknown);
      const isTold = Math.abs(z) > suspicious;
      if (isTold) process.exitCode = 1;
      const shown = [median(times.known), median(times.unknown)].map((ms) => ms.toFixed(2));
      rows.push([name, ...shown, z.toFixed(1), isTold ? 'TOLD APART' : 'alike']);
    }
    printTable(['question', 'known, ms', 'unknown, ms', 'z', ''], rows);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timesOf(origin: string, ask: Ask, known: readonly string[]) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const time = async (email: string) => {
    const start = performance.now();
    await ask(origin, email);
    return performance.now() - start;
  };
  for (let warm = 0; warm < 10; warm += 1) await time(`warm-${warm}@example.ca`);
  for (let pair = 0; pair < pairs; pair += 1) {
    const email = known[pair % known.length] ?? '';
    const other = `nobody-${pair % known.length}@example.ca`;
    // Alternates which kind comes first, so that a slow moment of the machine affects both alike.
    const order =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) times[kind].push(await time(kind === 'known' ? email : other));
  }
  return times;
}

/** Wilcoxon's rank sum as a standard normal deviate; ties between times in nanoseconds do not matter. */
function rankSum(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((ms) => ({ ms, isOne: true })),
    ...other.map((ms) => ({ ms, isOne: false })),
  ].sort((a, b) => a.ms - b.ms);
  const sum = ranked.reduce((total, { isOne }, index) => (isOne ? total + index + 1 : total), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (sum - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

void main();
