import { execFileSync } from 'node:child_process';
import { coldStart, type ColdStart } from '../cold-start';
import { floorOperations } from '../floor/floor-operations';
import { measure, type Reading } from './measure';
import { atMost, printReadings, printTable, timesFloor, type Verdict } from './report';
import { withPostgres } from '../postgres';
import { sized } from './scale';
import type { MeasuredServer } from './server';
import { shopSettings, startFloor, startShop, type Database } from '../shop/shop';
import { limitedThing, shopOperations } from '../shop/shop-operations';

type FloorFigures = {
  readings: Record<'nothing' | 'upsert' | 'upsert, 32 users', Reading>;
  pssMib: number;
  start: ColdStart;
};

type ShopFigures = {
  readings: Record<
    'list products' | 'add to cart' | 'add to cart, 32 users' | 'checkout' | 'checkout, 8 users',
    Reading
  >;
  pssMib: number;
  start: ColdStart;
  rush: Rush;
};

/** How many shoppers wanted the limited product, how many got it, how many there were, and how many are left. */
type Rush = { wanted: number; got: number; there: number; left: number };

/**
 * S1 to S7: what the server's operations cost on both databases, compared with the floor. The goals apply to the
 * embedded one.
 */
export async function serverFigures(scratch: string): Promise<Verdict[]> {
  const floor = await floorFigures(scratch);
  printReadings('Floor: bare Next pages app', floor.readings);
  const onPglite = await shopFigures(scratch);
  printReadings('Shop on PGlite', onPglite.readings);
  const onPostgres = await withPostgres(scratch, (database) => shopFigures(scratch, database));
  printReadings('Shop on Postgres (database included)', onPostgres.readings);

  console.log(
    '\nStart on a database that is there, until the first write is answered; memory after the load',
  );
  printTable(
    ['', 'start, CPU ms', 'start, ms', 'MiB PSS'],
    Object.entries({ floor, 'shop on PGlite': onPglite, 'shop on Postgres': onPostgres }).map(
      ([name, { start, pssMib }]) => [
        name,
        ...[start.cpuMs, start.wallMs, pssMib].map((figure) => figure.toFixed(0)),
      ],
    ),
  );
  return judge(floor, onPglite);
}

async function floorFigures(scratch: string): Promise<FloorFigures> {
  const server = await startFloor(scratch);
  const { nothing, upsert } = floorOperations(server.origin);
  const readings = {
    nothing: await measure({ server, operation: nothing, ...sized(4000), users: 1 }),
    upsert: await measure({ server, operation: upsert, ...sized(4000), users: 1 }),
    'upsert, 32 users': await measure({ server, operation: upsert, ...sized(6000), users: 32 }),
  };
  const pssMib = server.pssMib();
  await server.stop();
  const start = await coldStart(
    () => startFloor(scratch),
    (origin) => floorOperations(origin).upsert(0),
  );
  return { readings, pssMib, start };
}

async function shopFigures(scratch: string, database?: Database): Promise<ShopFigures> {
  const server = await startShop(scratch, { database });
  const readings = await shopReadings(server);
  const pssMib = server.pssMib();
  const rush = await rushFor(server.origin, shopSettings(scratch, database));
  await server.stop();
  const start = await coldStart(
    () => startShop(scratch, { database }),
    async (origin) => (await shopOperations(origin)).addToCart(0),
  );
  return { readings, pssMib, start, rush };
}

async function shopReadings(server: MeasuredServer): Promise<ShopFigures['readings']> {
  const { listProducts, addToCart, checkOut } = await shopOperations(server.origin);
  const many = { server, operation: addToCart, ...sized(6000), users: 32 };
  return {
    'list products': await measure({ server, operation: listProducts, ...sized(4000), users: 1 }),
    'add to cart': await measure({ server, operation: addToCart, ...sized(4000), users: 1 }),
    'add to cart, 32 users': await measure(many),
    checkout: await measure({ server, operation: checkOut, ...sized(600), users: 1 }),
    'checkout, 8 users': await measure({ server, operation: checkOut, ...sized(1000), users: 8 }),
  };
}

/** Eight shoppers at once try to buy twice as many pieces as there are. */
async function rushFor(origin: string, env: Record<string, string>): Promise<Rush> {
  const there = sized(100, 10).count;
  const wanted = there * 2;
  const command = ['--import', 'tsx', 'scripts/shop/product.ts', limitedThing];
  execFileSync(process.execPath, [...command, JSON.stringify({ stock: there })], {
    env: { ...process.env, ...env },
  });
  const { buyLimited, limitedLeft } = await shopOperations(origin);
  let asked = 0;
  let got = 0;
  const shopper = async () => {
    while (asked < wanted) {
      asked += 1;
      if (await buyLimited()) got += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, shopper));
  return { wanted, got, there, left: await limitedLeft() };
}

function judge(floor: FloorFigures, shop: ShopFigures): Verdict[] {
  const { nothing, upsert, 'upsert, 32 users': upsertMany } = floor.readings;
  const { readings, rush } = shop;
  const cpu = (reading: Reading, base: Reading) => ({
    reading: reading.cpuMs,
    floor: base.cpuMs,
    unit: 'ms',
  });
  const add = readings['add to cart'];
  const wait = (figure: 'p50Ms' | 'p99Ms') => ({
    reading: add[figure],
    floor: upsert[figure],
    unit: 'ms',
  });
  const rate = readings['add to cart, 32 users'].opsPerSecond;
  const share = rate / upsertMany.opsPerSecond;
  const checkouts = readings['checkout, 8 users'].opsPerSecond;
  const seconds = (ms: number) => ms / 1000;
  return [
    timesFloor('S1 list products, CPU', cpu(readings['list products'], nothing), 1.5),
    timesFloor('S2 add to cart, CPU', cpu(add, upsert), 2),
    timesFloor('S3 add to cart, p50', wait('p50Ms'), 2),
    timesFloor('S3 add to cart, p99', wait('p99Ms'), 4),
    {
      name: 'S3 add to cart, 32 users',
      reading: `${rate.toFixed(0)}/s = ${share.toFixed(2)} ×`,
      floor: `${upsertMany.opsPerSecond.toFixed(0)}/s`,
      goal: '≥ 0.5 ×',
      holds: share >= 0.5,
    },
    timesFloor('S4 checkout, CPU', cpu(readings.checkout, upsert), 14),
    {
      name: 'S5 checkouts, 8 users',
      reading: `${checkouts.toFixed(0)}/s`,
      goal: '≥ 120/s, no error',
      holds: checkouts >= 120,
    },
    {
      name: 'S5 nothing oversold',
      reading: `${rush.got} of ${rush.wanted} got one, ${rush.left} left`,
      goal: `${rush.there}, none left`,
      holds: rush.got === rush.there && rush.left === 0,
    },
    {
      ...atMost('S6 memory after the load', shop.pssMib, 300, 'MiB'),
      floor: `${floor.pssMib.toFixed(0)} MiB`,
    },
    timesFloor(
      'S7 start to the first write, CPU',
      { reading: seconds(shop.start.cpuMs), floor: seconds(floor.start.cpuMs), unit: 's' },
      1.1,
    ),
  ];
}
