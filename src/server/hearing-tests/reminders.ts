import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { claimReminder } from './profile-rows';

const day = 24 * 60 * 60 * 1000;

/** Whoever buys today has the mail of today; whoever waited for two weeks is called and not written to. */
const reminded = { afterMs: day, beforeMs: 14 * day };

const waitingSql = `select o.id from orders o
  left join hearing_profiles p on p.order_id = o.id
  where o.status = 'hold' and o.hold_reason in ('hearing_test_needed', 'prescription_needed')
    and o.created_at < $1 and o.created_at > $2 and p.reminded_at is null
  order by o.created_at limit 500`;

/** Has a mail sent, once an order, for orders that still wait for their buyer a day after they were placed. */
export async function remindOfProfiles(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waiting = await db.query<{ id: string }>(waitingSql, [
    before(reminded.afterMs),
    before(reminded.beforeMs),
  ]);
  for (const { id: orderId } of waiting) {
    await db.transaction(async (tx) => {
      const isFirst = await claimReminder(tx, orderId, now);
      if (isFirst) await jobs.enqueue(tx, 'send-hearing-profile-reminder', { orderId });
    });
  }
}
