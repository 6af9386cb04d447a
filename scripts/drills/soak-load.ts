/**
 * `npm run soak:load -- [minutes] [pglite|postgres] [capacity]`: runs the built shop through a busy day. Finds out how
 * many visits per second it can take, unless `capacity` says so; keeps 70 % of that up for `minutes` (30); then sends
 * three times the capacity and checks that the shop recovers by itself. Afterwards the database is compared with what
 * the shop had acknowledged. docs/reliability.md has figures and bounds.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Database } from '@/server/db/database';
import { startShop, type ShopProcess } from '@/testing/fuzz/shop-process';
import { pssMibOfTree } from '../../bench/tools/process-tree';
import { compare, withDatabase } from './kills/comparison';
import { openLedger, type Ledger } from './kills/ledger';
import { openPlace } from './kills/places';
import { arrive } from './load/arrivals';
import { findCapacity } from './load/capacity';
import { Figures, whole } from './load/figures';
import { rowsOf, tellGrowth } from './load/growth';
import { judge, type Past, type Slice } from './load/verdicts';
import { prepare, visitTo } from './load/visits';
import { freePort } from './processes/shop-group';
import { endWith, say } from './verdict';

const shareOfCapacity = 0.7;
const timesCapacity = 3;
/** A process that has just started is slower than it will be. */
const warmsUpSeconds = 60;
/** Time to recover, from the moment when the load is back to normal. */
const settlingSeconds = 10;

/** Pieces in stock: more than anybody will buy. */
const stocked = 1_000_000;

type Kind = 'pglite' | 'postgres';
type Run = {
  minutes: number;
  kind: Kind;
  /** In visits per second; null if it has to be found out. */
  capacity: number | null;
};

async function soak({ minutes, kind, capacity }: Run): Promise<string[]> {
  const areApart = pin(0);
  rmSync(path.resolve('.data-load', kind), { recursive: true, force: true });
  const place = await openPlace(kind, await freePort(), '.data-load');
  mkdirSync(place.dataDir, { recursive: true });
  const ledger = openLedger(path.join(place.folder, 'ledger.jsonl'));
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  try {
    // The first start fills the shop; from then on the stock of one variant is counted.
    await (await startShop(['scripts/serve.mjs'], env)).stop();
    const before = await withDatabase(env, stockUp);
    const shop = await startShop(['scripts/serve.mjs'], env);
    const own = areApart && pin(1);
    say(
      `The built shop on ${kind}, ${minutes} minutes at ${shareOfCapacity * 100} % of its capacity.`,
    );
    say(
      own
        ? 'The shop and its database have one core for themselves, those who visit it another.'
        : 'The shop and those who visit it share all cores: figures are lower bounds.',
    );
    const faults = await visitAll(shop, ledger, { minutes, capacity }).finally(() => shop.stop());
    const found = await withDatabase(env, async (db) => {
      tellGrowth(before, await rowsOf(db), say);
      return compare(env, db, { ledger, stocked });
    });
    tellLedger(ledger);
    return [...faults, ...found];
  } finally {
    await place.close();
  }
}

async function visitAll(
  shop: ShopProcess,
  ledger: Ledger,
  { minutes, capacity: known }: Omit<Run, 'kind'>,
): Promise<string[]> {
  const products = await prepare(shop.origin, new Figures());
  const visit = visitTo({ origin: shop.origin, ledger, products });
  await arrive(visit, 8, 15);
  if (known === null) say('Capacity: the highest rate with no error and p99 within 500 ms');
  const capacity = known ?? (await findCapacity(visit, say));
  say(`Capacity: ${capacity.toFixed(1)} visits/s`);

  const slices = Math.max(6, minutes);
  const seconds = (minutes * 60) / slices;
  const steady: Slice[] = [];
  const slice = async (share: number, length: number): Promise<Slice> => {
    const stretch = await arrive(visit, capacity * share, length);
    const { used } = await shop.memory();
    return { ...stretch, heapMib: used / 2 ** 20, pssMib: pssMibOfTree(shop.pid) };
  };
  await arrive(visit, capacity * shareOfCapacity, warmsUpSeconds);
  say(
    `At ${(capacity * shareOfCapacity).toFixed(1)} visits/s, after ${warmsUpSeconds} seconds in which it warms up, every ${seconds} seconds (p50/p99 in ms)`,
  );
  for (let index = 0; index < slices; index += 1) {
    const one = await slice(shareOfCapacity, seconds);
    steady.push(one);
    tellSlice(one, seconds);
  }
  const overSeconds = Math.max(30, Math.min(180, minutes * 6));
  say(`At ${(capacity * timesCapacity).toFixed(1)} visits/s, for ${overSeconds} seconds`);
  const over = await slice(timesCapacity, overSeconds);
  tellSlice(over, overSeconds);
  say(`And again as before, first for ${settlingSeconds} seconds in which it may settle`);
  tellSlice(await slice(shareOfCapacity, settlingSeconds), settlingSeconds);
  const after = await slice(shareOfCapacity, Math.max(30, seconds));
  tellSlice(after, Math.max(30, seconds));
  const past: Past = { steady, over, after };
  return judge(past, say);
}

function tellSlice({ figures, heapMib, pssMib, ownDelayMs }: Slice, seconds: number): void {
  const { ok, refused, wrong, broken } = figures.counts;
  say(
    `  ${whole(figures.all / seconds)}/s: ${ok} ok, ${refused} refused, ${wrong} wrong, ${broken} broken; ` +
      `all ${whole(figures.percentile(0.5))}/${whole(figures.percentile(0.99))}, ${figures.byKind()}; ` +
      `PSS ${whole(pssMib)} MiB, heap after collection ${whole(heapMib)} MiB, own delay ${whole(ownDelayMs)} ms`,
  );
  for (const fault of figures.faults.slice(0, 5)) say(`    ${fault}`);
}

function tellLedger(ledger: Ledger): void {
  const kinds = ['order', 'result', 'upload'] as const;
  say(
    `Acknowledged: ${kinds.map((kind) => `${ledger.acknowledged(kind).length} ${kind}s`).join(', ')}`,
  );
}

async function stockUp(db: Database) {
  await db.query('update catalogue_stock set level = $1', [stocked]);
  await db.flush();
  return rowsOf(db);
}

/** Ties this process, and those it starts from now on, to one core; false if that is not possible. */
function pin(core: number): boolean {
  if (cpus().length < 2) return false;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const [minutes = '30', kind = 'pglite', capacity] = process.argv.slice(2);
if (kind !== 'pglite' && kind !== 'postgres')
  throw new Error('Which database: pglite or postgres?');
endWith(
  soak({
    minutes: Number(minutes),
    kind,
    capacity: capacity === undefined ? null : Number(capacity),
  }),
);
