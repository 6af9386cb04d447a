/** Prepares, before the server starts, what would take a test too long to wait for. */
import { writeFileSync } from 'node:fs';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import { makeKey, requestKey } from '@/server/commerce/embedded/accounts/account-keys';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { readConfig } from '@/server/settings/config';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { openDatabase, type Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { createJobQueue } from '@/server/jobs/queue';
import { calgaryOrder } from '@/testing/order';
import { prepareDatabase } from '@/server/main/prepare';
import { createLog } from '@/server/log/log';
import { expiredLinkFile } from '../accounts/expired-link';
import { writeAids } from '../accounts/write-aids';
import { writeTrials } from '../accounts/write-trials';
import { writeOutcomes } from '../admin/write-outcomes';
import { reviewer } from '../buying/reviewer';
import { at, shopLocale } from './words';
import { failedJob } from '../admin/failed-job';

const email = 'late@example.ca';
const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);

/** An order of hearing aids that arrived three weeks ago, and the mail that asks its buyer for a review. */
async function writeDelivery(db: Database, jobs: Jobs): Promise<void> {
  const threeWeeksAgo = new Date(Date.now() - 21 * 24 * 60 * 60 * 1000);
  const account = { ...calgaryOrder.account, id: 'reviewer', email: reviewer.email };
  const order = { ...calgaryOrder, id: 'reviewed', account };
  await db.transaction(async (tx) => {
    await tx.query('insert into accounts (id, email) values ($1, $2)', [account.id, account.email]);
    await tx.query(
      `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
       values ($1, nextval('order_numbers'), $1, $1, $2, 'complete', true, $3)`,
      [order.id, account.id, order],
    );
    await tx.query(
      `insert into shipments (id, order_id, carrier, tracking_code, status, left_at, delivered_at)
       values ($1, $1, 'Canada Post', 'CP21', 'DELIVERED', $2, $2)`,
      [order.id, threeWeeksAgo],
    );
    await jobs.enqueue(tx, 'send-follow-up', { orderId: order.id, kind: 'review' });
  });
}

/** A link for a new password that was mailed two days ago, and a job that failed. */
async function writePast(): Promise<void> {
  const config = readConfig();
  const db = await openDatabase(config);
  try {
    await prepareDatabase({ db, config, log: createLog(config), seed: seedCommerce });
    const made = await db.transaction(async (tx) => {
      await tx.query('insert into accounts (id, email) values ($1, $2)', ['late', email]);
      const wanted = { email, purpose: 'password', linkPath: null, locale: shopLocale } as const;
      return makeKey(tx, await requestKey(tx, wanted, twoDaysAgo), twoDaysAgo);
    });
    if (!made) throw new Error('No key was made');
    // A mail that is gone meanwhile: nobody was reached for a quarter of an hour, and then it was too late.
    await db.query(
      `insert into pgboss.job (id, name, data, state, completed_on) values (gen_random_uuid(), $1, $2, 'failed', now())`,
      [failedJob, { mailId: 'gone', wishId: 'gone' }],
    );
    await writeDelivery(db, createJobQueue({ db, log: createLog(config) }));
    const sealer = sealerOf(loadSecrets(config).secrets);
    await writeTrials(db, sealer);
    await writeOutcomes(db, sealer);
    await writeAids(db, sealer);
    writeFileSync(expiredLinkFile, at(mailedPaths.resetPasswordBy(made.key)));
  } finally {
    await db.close();
  }
}

writePast().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
