/**
 * `npm run bench:growth -- [past|products] [size…]`: what the three calls of a purchase take in a shop that has grown,
 * by carts and orders of the past and by products of today. On the embedded database.
 */
import { openDatabase, type Database } from '@/server/db/database';
import { seedOrders } from './admin-past';
import { ensureBuilds } from './builds';
import { setTimeout as sleep } from 'node:timers/promises';
import { measure, percentile, type Reading } from './measure';
import { printTable, printVerdicts, type Verdict } from './report';
import { sized } from './scale';
import { withScratch } from './scratch';
import type { MeasuredServer } from './server';
import { shopSettings, startShop } from './shop';
import { shopOperations } from './shop-operations';

type Grown = 'past' | 'products';
type Readings = Record<'list products' | 'add to cart' | 'checkout', Reading>;
type Measured = { size: number; pssMib: number; readings: Readings };

const sizesOf: Readonly<Record<Grown, readonly number[]>> = {
  past: [100, 10_000, 100_000],
  products: [100, 1_000, 10_000, 100_000],
};

/** More than this over the smallest shop is no longer flat. */
const flatWithin = 1.2;

async function main(): Promise<void> {
  const [asked, ...sizes] = process.argv.slice(2);
  const kinds: readonly Grown[] =
    asked === 'past' || asked === 'products' ? [asked] : ['past', 'products'];
  await ensureBuilds();
  const verdicts: Verdict[] = [];
  for (const kind of kinds) {
    const wanted = sizes.length > 0 ? sizes.map(Number) : sizesOf[kind];
    const measured: Measured[] = [];
    for (const size of wanted)
      measured.push(await withScratch((at) => measureGrown(at, kind, size)));
    printGrowth(kind, measured);
    verdicts.push(...judge(kind, measured));
  }
  printVerdicts(verdicts);
}

/** A shop that was opened once, filled while it was closed, and opened again. */
async function measureGrown(scratch: string, kind: Grown, size: number): Promise<Measured> {
  const first = await startShop(scratch);
  await (await shopOperations(first.origin)).addToCart(0);
  await first.stop();
  const { DATA_DIR: dataDir = '' } = shopSettings(scratch);
  const db = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir });
  await fill[kind](db, size);
  await db.script('vacuum analyze');
  await db.close();

  const server = await startShop(scratch);
  const { listProducts, addToCart, checkOut } = await shopOperations(server.origin);
  await listProducts();
  await settled(server);
  const readings = {
    'list products': await medianOf(3, { server, operation: listProducts, ...sized(2000) }),
    'add to cart': await medianOf(3, { server, operation: addToCart, ...sized(2000) }),
    checkout: await medianOf(3, { server, operation: checkOut, ...sized(200) }),
  };
  const pssMib = server.pssMib();
  await server.stop();
  return { size, pssMib, readings };
}

/**
 * A start has an end of its own: what was read is collected as garbage, and of a database that was filled from outside a
 * copy is taken. Waits until the shop rests, at most a minute.
 */
async function settled(server: MeasuredServer): Promise<void> {
  for (let second = 0, quiet = 0; second < 60 && quiet < 3; second += 1) {
    const before = server.cpuMs();
    await sleep(1000);
    quiet = server.cpuMs() - before < 50 ? quiet + 1 : 0;
  }
}

/** Of several readings, so that the garbage of one of them, or a tidying of the database, does not speak for all. */
async function medianOf(
  times: number,
  load: Omit<Parameters<typeof measure>[0], 'users'>,
): Promise<Reading> {
  const readings: Reading[] = [];
  for (let time = 0; time < times; time += 1) readings.push(await measure({ ...load, users: 1 }));
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
    // Each is the one cart there is, over and over.
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

function printGrowth(kind: Grown, measured: readonly Measured[]): void {
  const what = kind === 'past' ? 'carts and orders' : 'products';
  console.log(`\nA shop with so many ${what}: CPU ms for one operation (p50 ms)`);
  printTable(
    [what, 'list products', 'add to cart', 'checkout', 'MiB PSS'],
    measured.map(({ size, readings, pssMib }) => [
      size.toLocaleString('en'),
      ...Object.values(readings).map(
        ({ cpuMs, p50Ms }) => `${cpuMs.toFixed(2)} (${p50Ms.toFixed(2)})`,
      ),
      pssMib.toFixed(0),
    ]),
  );
}

function judge(kind: Grown, [smallest, ...others]: readonly Measured[]): Verdict[] {
  const largest = others.at(-1);
  if (!smallest || !largest) return [];
  const names = ['list products', 'add to cart', 'checkout'] as const;
  return names.map((name) => {
    const [before, after] = [smallest.readings[name].cpuMs, largest.readings[name].cpuMs];
    return {
      name: `${name}, CPU, ${largest.size.toLocaleString('en')} ${kind}`,
      reading: `${after.toFixed(2)} ms = ${(after / before).toFixed(2)} ×`,
      floor: `${before.toFixed(2)} ms at ${smallest.size}`,
      goal: `≤ ${flatWithin} ×`,
      holds: after / before <= flatWithin,
    };
  });
}

void main();
