/**
 * `npm run drill:backup [-- shoppers orders embedded|postgres]`: backs up the built shop while shoppers (12) buy and
 * send files; the backup begins once a number of orders (60) is confirmed. Restores it on a machine that has only the
 * secrets, and starts it there. Fails unless everything that was confirmed before the backup is there unchanged, all of
 * it is consistent, and the restored shop sells. docs/operations.md has more about it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '@/server/db/database';
import { startPostgres } from '@/testing/jest/test-cluster';
import { findBrokenParts } from '@/testing/shops/whole-shop';
import { findLostFiles, logIn, sendFile, type SentFile } from './drill/sent-files';
import { startShopGroup } from './processes/shop-group';
import { buy, createShopper } from './processes/soak-shopper';
import { endWith, say } from './verdict';

type Settings = { DATA_DIR: string; DATABASE_URL: string };
type Confirmed = { orders: string[]; files: SentFile[]; slowestMs: number };

/** What was confirmed before the backup began, and figures of the whole run. */
type UnderLoad = { before: Confirmed; bought: number; backupMs: number; slowestMs: number };

async function drill(shoppers: number, orders: number, kind: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-drill-'));
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const settingsOf = async (name: string): Promise<Settings> => {
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir);
    return { DATA_DIR: dataDir, DATABASE_URL: (await postgres?.createDatabase(name)) ?? '' };
  };
  try {
    const [from, to] = [await settingsOf('first'), await settingsOf('second')];
    const file = path.join(folder, 'shop.backup');
    const load = await backUpUnderLoad(from, { shoppers, orders, file });
    copyFileSync(secretsOf(from), secretsOf(to));
    const restoreMs = await command('restore', [file], to);
    const faults = await lookInto(to, load.before);
    faults.push(...(await compare(from, to, load.before.orders)));
    const figures = {
      shoppers,
      'orders confirmed before it began': load.before.orders.length,
      'files sent before it began': load.before.files.length,
      'orders confirmed when it was done': load.bought,
      'milliseconds of the backup command': load.backupMs,
      'slowest purchase before, in milliseconds': load.before.slowestMs,
      'slowest purchase at all, in milliseconds': load.slowestMs,
      'bytes of the backup': statSync(file).size,
      'milliseconds of the restore command': restoreMs,
    };
    for (const [name, value] of Object.entries(figures)) say(`${name}: ${value}`);
    return faults;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function backUpUnderLoad(
  settings: Settings,
  { shoppers, orders, file }: { shoppers: number; orders: number; file: string },
): Promise<UnderLoad> {
  const shop = await startShop(settings);
  const confirmed: Confirmed = { orders: [], files: [], slowestMs: 0 };
  let isOver = false;
  const everybody = Array.from({ length: shoppers }, (_, index) =>
    shopUntil(() => isOver, shop.url, { confirmed, index }),
  );
  try {
    while (confirmed.orders.length < orders) await Promise.race([pause(20), ...everybody]);
    const before = structuredClone(confirmed);
    const backupMs = await command('backup', [file], { ...settings, PORT: String(shop.port) });
    const bought = confirmed.orders.length;
    isOver = true;
    await Promise.all(everybody);
    return { before, bought, backupMs, slowestMs: confirmed.slowestMs };
  } finally {
    isOver = true;
    await Promise.allSettled(everybody);
    await shop.stop();
  }
}

/** Buys again and again, and sends a file with every other purchase. */
async function shopUntil(
  isOver: () => boolean,
  url: string,
  { confirmed, index }: { confirmed: Confirmed; index: number },
): Promise<void> {
  const shopper = createShopper(url);
  for (let round = 0; !isOver(); round += 1) {
    const started = performance.now();
    const email = `drill-${index}-${round}@example.com`;
    confirmed.orders.push(await buy(shopper, email, { repeated: 0, soldOut: 0 }));
    confirmed.slowestMs = Math.max(confirmed.slowestMs, Math.round(performance.now() - started));
    if (round % 2 !== 0) continue;
    const sent = await sendFile(url, `Right ear 1000 Hz 40 dB, shopper ${index}, ${round}\n`);
    if (sent) confirmed.files.push(sent);
  }
}

/** Starts the restored shop and checks what is in it. */
async function lookInto(settings: Settings, before: Confirmed): Promise<string[]> {
  const shop = await startShop(settings);
  try {
    const { adminPassword } = JSON.parse(readFileSync(secretsOf(settings), 'utf8'));
    const staff = await logIn(shop.url, adminPassword);
    const faults = await findLostFiles(shop.url, staff, before.files);
    for (const id of before.orders) {
      const answer = await fetch(`${shop.url}/api/admin-order?order_id=${id}`, { headers: staff });
      if (!answer.ok) faults.push(`The order ${id} is not there: ${answer.status}`);
    }
    const tally = { repeated: 0, soldOut: 0 };
    const id = await buy(createShopper(shop.url), 'after@example.com', tally);
    if (before.orders.includes(id)) faults.push('The restored shop gives an order again');
    return faults;
  } finally {
    await shop.stop();
  }
}

const ordersSql = `select json_build_object('order', to_jsonb(o) - 'words', 'payments',
    (select jsonb_agg(to_jsonb(p) order by p.id) from payments p where p.order_id = o.id))::text as row
  from orders o where id = any($1) order by id`;

const stockSql = `select level + (select count(*) from orders where position(item_id in data::text) > 0) as pieces
  from catalogue_stock order by item_id`;

/** Compares the databases of both shops, which are stopped. */
async function compare(from: Settings, to: Settings, orders: readonly string[]): Promise<string[]> {
  const [first, second] = [await open(from), await open(to)];
  try {
    const rowsOf = (db: Database) => db.query(ordersSql, [orders]);
    const [were, are] = [await rowsOf(first), await rowsOf(second)];
    const isSame = were.length === orders.length && JSON.stringify(were) === JSON.stringify(are);
    const stocks = [await first.query(stockSql), await second.query(stockSql)].map((stock) =>
      JSON.stringify(stock),
    );
    return [
      ...(isSame ? [] : [`Of ${orders.length} confirmed orders some are otherwise than before`]),
      ...(stocks[0] === stocks[1] ? [] : ['Pieces sold and pieces left do not add up']),
      ...(await findBrokenParts(second)),
    ];
  } finally {
    await first.close();
    await second.close();
  }
}

const open = ({ DATA_DIR, DATABASE_URL }: Settings) =>
  openDatabase({ databaseUrl: DATABASE_URL || null, databasePoolSize: 2, dataDir: DATA_DIR });

const secretsOf = ({ DATA_DIR }: Settings) => path.join(DATA_DIR, 'secrets.json');

async function startShop(settings: Settings) {
  const group = await startShopGroup(1, { ...settings, LOG_LEVEL: 'fatal' });
  const [port = 0] = group.readyPorts();
  return { port, url: `http://127.0.0.1:${port}`, stop: () => group.stop() };
}

/** One of the shop's own commands, as somebody types it. Resolves to the milliseconds it took. */
async function command(
  name: string,
  words: string[],
  env: Record<string, string>,
): Promise<number> {
  const started = performance.now();
  const child = spawn('node_modules/.bin/tsx', [`scripts/shop/${name}.ts`, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run ${name} failed`);
  return Math.round(performance.now() - started);
}

const [shoppers = '12', orders = '60', kind = 'embedded'] = process.argv.slice(2);
endWith(drill(Number(shoppers), Number(orders), kind));
