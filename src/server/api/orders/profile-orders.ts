import { hasHearingAid } from '@/domain/orders/order';
import type { Visitor } from '@/server/commerce/port';
import type { HearingResultRecord } from '@/server/hearing-tests/result-rows';
import type { Services } from '@/server/main/services';

/**
 * Removes a record that orders may depend on and recomputes the hold reason of those that still wait. `reference`: the
 * record's id.
 */
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

/** Gives a customer's test to the orders of hearing aids that wait in their account. */
export async function giveToWaitingOrders(
  { hearing, commerce }: Services,
  caller: Visitor,
  testId: string,
): Promise<void> {
  const own = await commerce.orders.ownedBy(caller);
  for (const order of own.filter((one) => one.status === 'hold' && hasHearingAid(one))) {
    await hearing.profiles.add(order, [{ kind: 'test', reference: testId }]);
  }
}

/**
 * Holds orders of hearing aids that were released before this result, which calls for a doctor: the owner's orders, and
 * the named one, which has to be theirs. The result becomes part of them, so that staff see it there. Orders that have
 * left stay as they are.
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
