/**
 * `npm run soak:kills -- <count> <pglite|postgres>`: people buy, send files and save hearing tests, all at once, while
 * the built shop is killed with SIGKILL `count` times (10) at random moments, also during its start. Afterwards the
 * database is compared with what the shop had acknowledged. A run ends after ten minutes. Ledger, data and counts stay
 * in `.data-kills/`, and the next run continues from there; remove the folder to start over. docs/reliability.md has
 * figures.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compare, withDatabase } from './kills/comparison';
import { createKilledShop, type KilledShop } from './kills/killed-shop';
import { openLedger, type Ledger } from './kills/ledger';
import { sendTests } from './kills/patient';
import { openPlace, type Place } from './kills/places';
import { freePort } from './processes/shop-group';
import { buy, createShopper, type Tally } from './processes/soak-shopper';
import { endWith, say } from './verdict';

const buyers = 4;
const patients = 2;

/** Pieces in stock: more than anybody will buy. */
const stocked = 1_000_000;

const runsAtMostMs = 10 * 60_000;

const servesWithinMs = 10_000;

/** Share of starts that are killed before they have finished. */
const shareKilledWhileStarting = 0.2;

type Setting = Readonly<Record<string, string>>;

async function soak(count: number, kind: 'pglite' | 'postgres'): Promise<string[]> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const place = await openPlace(kind, databasePort);
  mkdirSync(place.dataDir, { recursive: true });
  const ledger = openLedger(path.join(place.folder, 'ledger.jsonl'));
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  const url = `http://127.0.0.1:${port}`;
  const shop = createKilledShop(url, env);
  try {
    if (!existsSync(path.join(place.folder, 'stocked'))) await stockUp(shop, env, place);
    const crowd = startCrowd(url, ledger);
    const before = kept(path.join(place.folder, 'kills'), []).reduce((sum, one) => sum + one, 0);
    const killed = await killOften(shop, count - before).finally(() => crowd.stop());
    await crowd.ended;
    await shop.stop();
    const faults = await withDatabase(env, (db) => compare(env, db, { ledger, stocked }));
    tell(place, { ...killed, kind, ledger });
    return [...faults, ...slowStarts(killed.starts)];
  } finally {
    await shop.kill();
    await place.close();
  }
}

/** Starts the shop once to fill it; from then on the stock of one variant is counted. */
async function stockUp(shop: KilledShop, env: Setting, place: Place): Promise<void> {
  shop.start();
  await shop.untilServing();
  await shop.stop();
  await withDatabase(env, async (db) => {
    await db.query('update catalogue_stock set level = $1', [stocked]);
    await db.flush();
  });
  appendFileSync(path.join(place.folder, 'stocked'), '');
}

/** Shoppers and test takers who start over as soon as they are done, until `stop` is called. */
function startCrowd(url: string, ledger: Ledger): { stop: () => void; ended: Promise<void> } {
  let isOver = false;
  const tally: Tally = { repeated: 0, soldOut: 0 };
  const goOn = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const shopping = Array.from({ length: buyers }, () => {
    let shopper = createShopper(url);
    return goOn(async () => {
      const email = `kill-${crypto.randomUUID()}@example.com`;
      ledger.begin('order', email);
      try {
        ledger.acknowledge('order', email, await buy(shopper, email, tally));
      } catch (failure) {
        if (!isTimeOut(failure)) throw failure;
        // The shopper leaves without knowing the outcome; their address shows later whether they have bought.
        shopper = createShopper(url);
      }
    });
  });
  const testing = Array.from({ length: patients }, () => goOn(() => sendTests(url, ledger)));
  const ended = Promise.all([...shopping, ...testing]).then(() => undefined);
  // The caller awaits `ended` later; until then a rejection must not end the process.
  ended.catch(() => undefined);
  return { stop: () => (isOver = true), ended };
}

/** Whether the SDK timed out. It waits twenty seconds, which may be too short for a start on a busy machine. */
function isTimeOut(failure: unknown): boolean {
  return failure instanceof Error && failure.message.startsWith('Request timed out');
}

type Killed = { kills: number; starts: number[] };

/**
 * Kills the shop `count` times, or as often as the time allows, and starts it once more at the end. Returns how long
 * each complete start took.
 */
async function killOften(shop: KilledShop, count: number): Promise<Killed> {
  const starts: number[] = [];
  const endsAt = performance.now() + runsAtMostMs;
  let kills = 0;
  for (; kills < count && performance.now() < endsAt; kills += 1) {
    shop.start();
    if (Math.random() < shareKilledWhileStarting) await pause(Math.random() * 3_000);
    else {
      starts.push(await shop.untilServing());
      await pause(300 + Math.random() * 2_500);
    }
    await shop.kill();
    if ((kills + 1) % 10 === 0) say(`${kills + 1} kills`);
  }
  shop.start();
  starts.push(await shop.untilServing());
  return { kills, starts };
}

function slowStarts(starts: readonly number[]): string[] {
  const slow = starts.filter((ms) => ms > servesWithinMs);
  return slow.map((ms) => `a start took ${Math.round(ms)} ms`);
}

type Told = Killed & { kind: string; ledger: Ledger };

/** Prints the figures of all runs in this folder together. */
function tell({ folder }: Place, { kills: more, kind, starts, ledger }: Told): void {
  const sorted = kept(path.join(folder, 'starts'), starts).sort((a, b) => a - b);
  const kills = kept(path.join(folder, 'kills'), [more]).reduce((sum, more) => sum + more, 0);
  const figures = {
    database: kind,
    kills,
    'orders acknowledged': ledger.acknowledged('order').length,
    'uploads acknowledged': ledger.acknowledged('upload').length,
    'results acknowledged': ledger.acknowledged('result').length,
    'starts that were let through': sorted.length,
    'a start in the middle (ms)': sorted[Math.floor(sorted.length / 2)] ?? 0,
    'the slowest start (ms)': sorted.at(-1) ?? 0,
  };
  for (const [name, value] of Object.entries(figures)) say(`${name}: ${value}`);
}

/** Appends numbers to a file and returns all of them, including those of earlier runs. */
function kept(file: string, more: readonly number[]): number[] {
  appendFileSync(file, more.map((number) => `${Math.round(number)}\n`).join(''));
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
}

const [count = '10', kind = 'pglite'] = process.argv.slice(2);
if (kind !== 'pglite' && kind !== 'postgres')
  throw new Error('Which database: pglite or postgres?');
endWith(soak(Number(count), kind));
