import type { SubscriptionLine } from '@/domain/staff/answers/subscription-line';
import { normaliseEmail } from '@/domain/accounts/account';
import type { Subscription } from '@/domain/subscriptions/subscription';
import {
  cancel,
  cancelAtEnd,
  pause,
  resume,
  type SubscriptionOutcome,
} from '@/domain/subscriptions/subscription-changes';
import { isOver, subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';
import type {
  SubscriptionAction,
  AdminSubscriptions,
  SubscriptionMoved,
} from '@/server/commerce/admin-commerce';
import type { Database } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';
import { columnsOf } from '@/server/db/columns';
import { subscriptions } from '@/server/db/schema/subscriptions';
import type { Jobs } from '@/server/jobs/port';
import {
  listInvoicesOf,
  lockSubscription,
  readSubscription,
  saveSubscription,
} from '../subscriptions/subscription-rows';
import { tell } from '../subscriptions/subscriptions';

const ofSubscription = columnsOf(subscriptions, ['id', 'status', 'dueAt', 'createdAt'], {
  of: 's',
});

const columns = `${ofSubscription}, s.number::text as number,
  (select coalesce(a.email, '') from accounts a where a.id = s.account_id) as email,
  (select a.name from accounts a where a.id = s.account_id) as name,
  s.state #>> '{thing,productName}' as "productName", s.state #>> '{thing,plan,name}' as "planName"`;

const begunBySql = `select s.id, s.number::text as number, s.status from subscriptions s
  join orders o on o.account_id = s.account_id
  where o.id = $1 and s.state ->> 'orderId' = o.id and s.status <> all($2::text[]) order by s.number`;

const overStatuses = subscriptionStatuses.filter(isOver);

/** Plans as staff see them; staff follow the same rules as the owners. */
export function createAdminSubscriptions(deps: {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}): AdminSubscriptions {
  const { db, jobs, now } = deps;
  return {
    page({ search, status, sort, ...asked }) {
      const conditions: string[] = [];
      const params: (string | number)[] = [];
      if (status !== '') conditions.push(`s.status = $${params.push(status)}`);
      if (/^\d{1,9}$/.test(search)) conditions.push(`s.number = $${params.push(Number(search))}`);
      else if (search !== '') {
        const email = `$${params.push(normaliseEmail(search))}`;
        conditions.push(`s.account_id = (select id from accounts where email = ${email})`);
      }
      return readListPage<SubscriptionLine>(
        db,
        {
          columns,
          from: 'subscriptions s',
          key: 's.id',
          conditions,
          params,
          order: `s.number ${directionOf(sort)}`,
        },
        asked,
      );
    },
    async find(id) {
      const subscription = await readSubscription(db, id);
      return subscription && { subscription, invoices: await listInvoicesOf(db, id) };
    },
    begunBy: (orderId) => db.query(begunBySql, [orderId, overStatuses]),
    async move(id, version, action) {
      const moved = await db.transaction(async (tx): Promise<SubscriptionMoved> => {
        const before = await lockSubscription(tx, id);
        if (!before) return { ok: false, code: 'subscription_not_found' };
        if (before.updatedAt !== version) return { ok: false, code: 'subscription_changed' };
        const made = moveBy(before, action, now());
        if (!made.ok) return made;
        const subscription = { ...made.value, updatedAt: now().toISOString() };
        await saveSubscription(tx, subscription);
        await tell(tx, jobs, before, subscription);
        return { ok: true, subscription };
      });
      await db.flush();
      return moved;
    },
  };
}

function moveBy(
  subscription: Subscription,
  action: SubscriptionAction,
  now: Date,
): SubscriptionOutcome {
  switch (action.do) {
    case 'pause':
      return pause(subscription, action.until, now);
    case 'resume':
      return resume(subscription, now);
    case 'cancel':
      return { ok: true, value: cancel(subscription, now) };
    case 'end_with_period':
      return cancelAtEnd(subscription, true, now);
    case 'go_on':
      return cancelAtEnd(subscription, false, now);
  }
}
