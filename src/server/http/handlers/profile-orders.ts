import type { Services } from '@/server/services';

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
