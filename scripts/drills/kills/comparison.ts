import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { openDatabase, type Database } from '@/server/db/database';
import { openStorage } from '@/server/main/open-adapters';
import { readConfig } from '@/server/settings/config';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { findFaults } from './findings';
import type { Ledger } from './ledger';

type Setting = Readonly<Record<string, string>>;

/** Works on the database of a shop that has stopped. */
export async function withDatabase<T>(
  env: Setting,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(readConfig(env));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** What differs between the database and all that the shop had acknowledged. `stocked`: pieces before the first sale. */
export async function compare(
  env: Setting,
  db: Database,
  { ledger, stocked }: { ledger: Ledger; stocked: number },
): Promise<string[]> {
  const config = readConfig(env);
  const { secrets } = loadSecrets(config);
  const storage = await openStorage(config, createCircuitBreakers());
  const [item] = await db.query<{ id: string }>('select item_id as id from catalogue_stock');
  const stock = { item: item?.id ?? '', level: stocked };
  return findFaults({ db, storage, sealer: sealerOf(secrets) }, ledger, stock);
}
