import { AppError } from '@/domain/errors';
import type { Order } from '@/domain/order';
import { provenOrder, type OrderProof } from '@/server/orders/order-proof';
import type { Services } from '@/server/services';

/**
 * The order a visitor without a login can name, or the refusal that says nothing about which part was wrong. Wrong
 * tries are counted per order and per client address, so that nobody gets through by trying.
 */
export async function orderByProof(
  services: Services,
  proof: OrderProof,
  peer: string,
): Promise<Order> {
  const counted = [
    ['orderProof', proof.number],
    ['orderProofByPeer', peer],
  ] as const;
  await services.limits.count(...counted);
  const order = await provenOrder(services, proof);
  if (!order) {
    throw new AppError('validation_error', 'Please verify your order details and try again', {
      param: 'order_number',
    });
  }
  await services.limits.forgive(...counted);
  return order;
}
