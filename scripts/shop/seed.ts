/** `npm run seed`: migrates the database and fills an empty shop, without starting it. */
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { readConfig } from '@/server/settings/config';
import { openDatabase } from '@/server/db/database';
import { prepareDatabase } from '@/server/main/prepare';
import { createLog } from '@/server/log/log';

async function seed(): Promise<void> {
  const config = readConfig();
  const db = await openDatabase(config);
  try {
    await prepareDatabase({
      db,
      config,
      log: createLog(config),
      seed: (db) => seedCommerce(db, config.gateway === null),
    });
  } finally {
    await db.close();
  }
}

seed().then(
  () => process.stdout.write('The database is ready.\n'),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
