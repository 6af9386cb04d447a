/**
 * `npm run bench:growth -- [past|products] [size…]`: measures the three calls of a purchase in a shop that has grown
 * (by past carts and orders, or by products on sale), next to a small shop that runs at the same time. Uses the
 * embedded database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@/server/db/database';
import { seedOrders } from './shop/admin-past';
import { ensureBuilds } from './builds';
import { measure, percentile, type Reading } from './tools/measure';
import { printTable, printVerdicts, type Verdict } from './tools/report';
import { sized } from './tools/scale';
import { withScratch } from './tools/scratch';
import type { MeasuredServer } from './tools/server';
import { shopSettings, startShop } from './shop/shop';
import { shopOperations } from './shop/shop-operations';

type Grown = 'past' | 'products';

const calls = ['list products', 'add to cart', 'checkout'] as const;
type Call = (typeof calls)[number];

/** For each call: unmeasured warm-up calls, calls per reading, and number of readings. */
const rounds: Readonly<Record<Call, { warmUp: number; count: number; readings: number }>> = {
  'list products': { warmUp: sized(4000).count, count: sized(1000).count, readings: 5 },
  'add to cart': { warmUp: sized(6000).count, count: sized(1000).count, readings: 7 },
  checkout: { warmUp: sized(500).count, count: sized(100).count, readings: 15 },
};

type Shop = { size: number; server: MeasuredServer; operations: Record<Call, Operation> };
type Operation = (index: number) => Promise<void>;

/** Medians of both shops, and the median ratio of the large shop's CPU time to the small one's. */
type Compared = { small: Reading; large: Reading; ratio: number };
type Growth = { size: number; pssMib: number; calls: Record<Call, Compared> };

const sizesOf: Readonly<Record<Grown, readonly number[]>> = {
  past: [100, 10_000, 100_000],
  products: [100, 1_000, 10_000, 100_000],
};

const ports = { small: 3392, large: 3393 };

/** A call counts as flat while it costs at most this many times what it costs in the smallest shop. */
const flatWithin = 1.2;

async function main(): Promise<void> {
  const [asked, ...sizes] = process.argv.slice(2);
  const kinds: readonly Grown[] =
    asked === 'past' || asked === 'products' ? [asked] : ['past', 'products'];
  await ensureBuilds();
  const verdicts: Verdict[] = [];
  for (const kind of kinds) {
    const [smallest = 0, ...larger] = sizes.length > 0 ? sizes.map(Number) : sizesOf[kind];
    const grown: Growth[] = [];
    for (const size of larger) grown.push(await besideSmall(kind, smallest, size));
    printGrowth(kind, smallest, grown);
    verdicts.push(...judge(kind, smallest, grown));
  }
  printVerdicts(verdicts);
}

/** Opens both shops afresh: a shop that was measured before would have more of its code optimised by now. */
function besideSmall(kind: Grown, smallest: number, size: number): Promise<Growth> {
  return withGrown({ kind, size: smallest, port: ports.small }, (small) =>
    withGrown({ kind, size, port: ports.large }, (large) => compare(small, large)),
  );
}

/** Starts a shop once, fills its database while it is stopped, starts it again and waits until it is idle. */
async function withGrown<T>(
  { kind, size, port }: { kind: Grown; size: number; port: number },
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  return withScratch(async (scratch) => {
    const first = await startShop(scratch, { port });
    await (await shopOperations(first.origin)).addToCart(0);
    await first.stop();
    const { DATA_DIR: dataDir = '' } = shopSettings(scratch);
    const db = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir });
    await fill[kind](db, size);
    await db.script('vacuum analyze');
    await db.close();

    const server = await startShop(scratch, { port });
    try {
      const { listProducts, addToCart, checkOut } = await shopOperations(server.origin);
      await settled(server);
      const operations = {
        'list products': listProducts,
        'add to cart': addToCart,
        checkout: checkOut,
      };
      return await work({ size, server, operations });
    } finally {
      await server.stop();
    }
  });
}

/**
 * Waits until the shop is idle, at most a minute. After a start, garbage is still collected, and a database that was
 * filled from outside is still copied.
 */
async function settled(server: MeasuredServer): Promise<void> {
  for (let second = 0, quiet = 0; second < 60 && quiet < 3; second += 1) {
    const before = server.cpuMs();
    await sleep(1000);
    quiet = server.cpuMs() - before < 50 ? quiet + 1 : 0;
  }
}

/** Takes readings of both shops in turn, because a machine's speed changes from minute to minute. */
async function compare(small: Shop, large: Shop): Promise<Growth> {
  const compared = {
    'list products': await compareCall('list products', small, large),
    'add to cart': await compareCall('add to cart', small, large),
    checkout: await compareCall('checkout', small, large),
  };
  return { size: large.size, pssMib: large.server.pssMib(), calls: compared };
}

async function compareCall(call: Call, small: Shop, large: Shop): Promise<Compared> {
  const { warmUp, count, readings } = rounds[call];
  const read = ({ server, operations }: Shop, before = 0) =>
    measure({ server, operation: operations[call], count, warmUp: before, users: 1 });
  for (const shop of [small, large]) await read(shop, warmUp);
  const pairs: { small: Reading; large: Reading }[] = [];
  for (let reading = 0; reading < readings; reading += 1)
    pairs.push({ small: await read(small), large: await read(large) });
  const ratios = pairs.map((pair) => pair.large.cpuMs / pair.small.cpuMs);
  return {
    small: medianOf(pairs.map((pair) => pair.small)),
    large: medianOf(pairs.map((pair) => pair.large)),
    ratio: percentile(ratios, 0.5),
  };
}

function medianOf(readings: readonly Reading[]): Reading {
  const half = (figure: keyof Reading) =>
    percentile(
      readings.map((reading) => reading[figure]),
      0.5,
    );
  return {
    cpuMs: half('cpuMs'),
    p50Ms: half('p50Ms'),
    p99Ms: half('p99Ms'),
    opsPerSecond: half('opsPerSecond'),
  };
}

const fill: Readonly<Record<Grown, (db: Database, size: number) => Promise<void>>> = {
  past: async (db, size) => {
    await seedOrders(db, size);
    await db.query(
      `insert into sessions (id, cart_id) select 'past_' || n, 'past_' || n from generate_series(1, $1::int) n`,
      [size],
    );
    // Every row copies the one cart there is.
    await db.query(
      `insert into carts (id, checkout_id, state)
       select 'past_' || n, md5('open' || n), (select state from carts limit 1) from generate_series(1, $1::int) n`,
      [size],
    );
  },
  products: async (db, size) => {
    await db.query(
      `insert into catalogue_products (id, slug, sort, data)
       select 'grown_' || n, 'grown-' || n, 1000 + n,
         data || jsonb_build_object('id', 'grown_' || n, 'slug', 'grown-' || n, 'name', 'Charger ' || n)
       from catalogue_products, generate_series(1, $1::int) n where slug = 'standard-charger'`,
      [size],
    );
    await db.query(
      `insert into catalogue_stock (item_id, level) select 'grown_' || n, 100 from generate_series(1, $1::int) n`,
      [size],
    );
  },
};

function printGrowth(kind: Grown, smallest: number, grown: readonly Growth[]): void {
  const what = kind === 'past' ? 'carts and orders' : 'products';
  console.log(
    `\nA shop with so many ${what} beside one with ${smallest}: CPU ms for one operation (p50 ms), and how many times as much`,
  );
  const shown = ({ cpuMs, p50Ms }: Reading) => `${cpuMs.toFixed(2)} (${p50Ms.toFixed(2)})`;
  printTable(
    [what, ...calls, 'MiB PSS'],
    grown.map(({ size, pssMib, calls: compared }) => [
      size.toLocaleString('en'),
      ...calls.map((call) => {
        const { small, large, ratio } = compared[call];
        return `${shown(small)} → ${shown(large)}, ${ratio.toFixed(2)} ×`;
      }),
      pssMib.toFixed(0),
    ]),
  );
}

function judge(kind: Grown, smallest: number, grown: readonly Growth[]): Verdict[] {
  const largest = grown.at(-1);
  if (!largest) return [];
  return calls.map((call) => {
    const { small, large, ratio } = largest.calls[call];
    return {
      name: `${call}, CPU, ${largest.size.toLocaleString('en')} ${kind}`,
      reading: `${large.cpuMs.toFixed(2)} ms, ${ratio.toFixed(2)} ×`,
      floor: `${small.cpuMs.toFixed(2)} ms at ${smallest}`,
      goal: `≤ ${flatWithin} ×`,
      holds: ratio <= flatWithin,
    };
  });
}

void main();
