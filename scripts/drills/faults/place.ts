import path from 'node:path';
import { readConfig } from '@/server/settings/config';
import { openDatabase, type Database } from '@/server/db/database';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { findFaults } from '../kills/findings';
import { openLedger, type Ledger } from '../kills/ledger';
import { sendTests } from '../kills/patient';
import { freePort } from '../processes/shop-group';
import { buy, createShopper } from '../processes/soak-shopper';
import { startWatched, type WatchedShop } from './watched-shop';

/** How the shop handled one fault. */
export type Finding = {
  fault: string;
  /** The shop's own words about it. */
  said: string;
  /** Everything that is not as it should be. */
  wrong: readonly string[];
};

/** More than anybody buys here. */
const stocked = 1_000_000;

export type FaultyPlace = {
  dataDir: string;
  ledger: Ledger;
  start(options?: { port?: number; withClock?: boolean }): Promise<WatchedShop>;
  /** Stops all shops that are still running. */
  stopAll(): Promise<void>;
  /** Buys once and notes the confirmed order in the ledger. Throws if the shop refuses. */
  buyOne(shop: WatchedShop): Promise<string>;
  /** Sends one file and one result, and notes them in the same way. */
  sendTestsTo(shop: WatchedShop): Promise<void>;
  /** Queries the database of a stopped shop. */
  ask<Row>(sql: string, params?: readonly string[]): Promise<Row[]>;
  /** What the shop confirmed and has lost; the shop has to be stopped. */
  findLost(): Promise<string[]>;
};

/** Prepares a data folder by starting and stopping the shop once; from then on the stock of one variant is counted. */
export async function openFaultyPlace(folder: string, dataDir: string): Promise<FaultyPlace> {
  const ledger = openLedger(path.join(folder, 'ledger.jsonl'));
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase(config);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const shops: WatchedShop[] = [];
  const place: FaultyPlace = {
    dataDir,
    ledger,
    async start({ port, withClock } = {}) {
      const shop = startWatched({ port: port ?? (await freePort()), dataDir, withClock });
      shops.push(shop);
      return shop;
    },
    async stopAll() {
      for (const shop of shops) await shop.stop();
    },
    async buyOne({ url }) {
      const email = `fault-${crypto.randomUUID()}@example.com`;
      ledger.begin('order', email);
      const id = await untilInTime(() =>
        buy(createShopper(url), email, { repeated: 0, soldOut: 0 }),
      );
      ledger.acknowledge('order', email, id);
      return id;
    },
    sendTestsTo: ({ url }) => sendTests(url, ledger),
    ask: (sql, params = []) => withDatabase((db) => db.query(sql, [...params])),
    findLost: () =>
      withDatabase(async (db) => {
        const storage = await openStorage(config, createCircuitBreakers());
        const [item] = await db.query<{ id: string }>('select item_id as id from catalogue_stock');
        const sealer = sealerOf(loadSecrets(config).secrets);
        const stock = { item: item?.id ?? '', level: stocked };
        return findFaults({ db, storage, sealer }, ledger, stock);
      }),
  };
  await stockUp(place, withDatabase);
  return place;
}

async function stockUp(
  place: FaultyPlace,
  withDatabase: (work: (db: Database) => Promise<void>) => Promise<void>,
): Promise<void> {
  const first = await place.start();
  await first.untilServing();
  await first.stop();
  await withDatabase(async (db) => {
    await db.query('update catalogue_stock set level = $1', [stocked]);
    await db.flush();
  });
}

/** Repeats a request that timed out: the SDK waits twenty seconds, which may be too short on a busy machine. */
async function untilInTime<T>(ask: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('Request timed out');
    if (!isLate || tries === 1) throw error;
    return untilInTime(ask, tries - 1);
  }
}

/** The last line of the shop's output that matches. */
export function wordsAbout(shop: WatchedShop, sought: RegExp): string {
  return (
    shop
      .words()
      .split('\n')
      .findLast((line) => sought.test(line))
      ?.trim()
      .slice(0, 600) ?? ''
  );
}
