import { cancel } from '@/domain/subscriptions/subscription-changes';
import type { SqlSession } from '@/server/db/database';
import { lockSubscription, saveSubscription, voidOpenInvoices } from './subscription-rows';

/** Cancels the subscriptions an order started: a canceled order must not come back as a renewal. */
export async function cancelSubscriptionsOf(
  tx: SqlSession,
  orderId: string,
  now: Date,
): Promise<void> {
  const begun = await tx.query<{ id: string }>(
    `select id from subscriptions where state ->> 'orderId' = $1 order by id`,
    [orderId],
  );
  for (const { id } of begun) {
    const subscription = await lockSubscription(tx, id);
    if (!subscription) continue;
    await saveSubscription(tx, {
      ...cancel(subscription, now),
      updatedAt: now.toISOString(),
    });
    await voidOpenInvoices(tx, id);
  }
}
