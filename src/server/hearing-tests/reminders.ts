import type { Sealer } from '@/server/base/sealing';
import { createHoldMarks } from '@/server/orders/hold-marks';
import type { Database, SqlParameter } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { claimReminder } from './profile-rows';

const day = 24 * 60 * 60 * 1000;

/** Today's buyers have just had a mail; those who have waited for two weeks are called instead. */
const reminded = { afterMs: day, beforeMs: 14 * day };

/** Hold reasons for which the buyer, and not the clinic, has to act. */
const buyersReasons = ['hearing_test_needed', 'prescription_needed'] as const;

const waitingSql = (isWaiting: string) => `select o.id from orders o
  left join hearing_profiles p on p.order_id = o.id
  where o.status = 'hold' and (o.hold_reason in (${buyersReasons.map((reason) => `'${reason}'`).join()}) or ${isWaiting})
    and o.created_at < $1 and o.created_at > $2 and p.reminded_at is null
  order by o.created_at limit 500`;

type Deps = { db: Database; jobs: Jobs; sealer: Sealer };

/** Sends one mail per order to buyers whose order still waits for them a day after it was placed. */
export async function remindOfProfiles({ db, jobs, sealer }: Deps, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const params: SqlParameter[] = [before(reminded.afterMs), before(reminded.beforeMs)];
  const place = (value: string) => `$${params.push(value)}`;
  const { marks } = createHoldMarks(sealer);
  const isWaiting = buyersReasons.map((reason) => marks.condition(reason, place, 'o')).join(' or ');
  const waiting = await db.query<{ id: string }>(waitingSql(isWaiting), params);
  for (const { id: orderId } of waiting) {
    await db.transaction(async (tx) => {
      const isFirst = await claimReminder(tx, orderId, now);
      if (isFirst) await jobs.enqueue(tx, 'send-hearing-profile-reminder', { orderId });
    });
  }
}
