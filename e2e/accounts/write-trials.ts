import { hashPassword } from '@/server/base/passwords';
import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { createTrialRows } from '@/server/sixty-days/trial-records';
import { calgaryOrder } from '@/testing/order';
import { trialCustomers, trialPassword, type TrialCustomer } from './trial-customers';

const goals = ['Follow my granddaughter on the phone', 'Talk at a restaurant table'];

/** Orders of hearing aids at several days of their trial. The later ones have named and rated their goals before. */
export async function writeTrials(db: Database, sealer: Sealer): Promise<void> {
  for (const customer of trialCustomers) await writeTrial(db, sealer, customer);
}

async function writeTrial(db: Database, sealer: Sealer, customer: TrialCustomer): Promise<void> {
  const { id, day, email } = customer;
  const deliveredAt = new Date(Date.now() - day * 24 * 60 * 60 * 1000);
  const order = { ...calgaryOrder, id, account: { ...calgaryOrder.account, id, email } };
  const hash = await hashPassword(trialPassword);
  const rows = createTrialRows(sealer);
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into accounts (id, email, password_hash, registered_at, email_proven_at, first_name)
       values ($1, $2, $3, now(), now(), 'Margaret')`,
      [id, email, hash],
    );
    await tx.query(
      `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, is_attached, data)
       values ($1, nextval('order_numbers'), $1, $1, $1, 'complete', true, true, $2)`,
      [id, order],
    );
    await tx.query(
      `insert into shipments (id, order_id, carrier, tracking_code, status, left_at, delivered_at)
       values ($1, $1, 'Canada Post', $1, 'DELIVERED', $2, $2)`,
      [id, deliveredAt],
    );
    if (day < 14) return;
    const key = { orderId: id, accountId: id };
    const at = deliveredAt.toISOString();
    const named = goals.map((text, index) => ({ id: `goal-${index}`, text }));
    await rows.saveGoals(tx, key, { goals: named, at });
    const values = { 'goal-0': 2, 'goal-1': 1 } as const;
    await rows.saveRecord(tx, key, { measure: 'goals', moment: 'before', values, at });
  });
}
