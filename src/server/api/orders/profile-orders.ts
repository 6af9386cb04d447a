import { hasHearingAid } from '@/domain/orders/order';
import type { HearingResultRecord } from '@/server/hearing-tests/result-rows';
import type { Services } from '@/server/main/services';

/** Takes something away that orders may count on; those that still wait say anew what for. `reference`: its id. */
export async function takeFromProfiles<T>(
  { hearing, commerce }: Services,
  reference: string,
  remove: () => Promise<T>,
): Promise<T> {
  const orders = await hearing.profiles.ordersWith([reference]);
  const outcome = await remove();
  for (const { orderId } of orders) {
    const order = await commerce.orders.findOrder(orderId);
    if (order) await hearing.profiles.explain(order);
  }
  return outcome;
}

/**
 * Stops the orders of hearing aids that were let go on before this result came, which speaks for a doctor: its owner's, and
 * the one that was named, which has to be theirs. They count on it
 * from now on, so that our staff sees it there. What has left stays as it is.
 */
export async function holdForDoctor(
  { hearing, commerce }: Services,
  { id, accountId, visit }: Pick<HearingResultRecord, 'id' | 'accountId' | 'visit'>,
  namedOrder?: string | null,
): Promise<void> {
  const own = await hearing.profiles.openOrdersOf({ accountId, visit: visit ?? '' });
  for (const orderId of new Set(namedOrder ? [...own, namedOrder] : own)) {
    const order = await commerce.orders.findOrder(orderId);
    if (!order || !hasHearingAid(order)) continue;
    await hearing.profiles.add(order, [{ kind: 'test', reference: id }]);
    await hearing.profiles.hold(order);
  }
}
