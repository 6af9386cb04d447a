import { AppError } from '@/domain/failures/errors';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import type { Services } from '@/server/main/services';
import { isAllowed, type AdminCaller } from '../../endpoints/admin-endpoint';
import { sheetNotSigned } from './sheet-refusals';

/** Whether nobody has signed the newest sheet of an order of hearing aids. */
export async function isSheetMissing(order: Order, { fittings }: Services): Promise<boolean> {
  return hasHearingAid(order) && !(await fittings.isNewestSigned(order.id));
}

/**
 * An order that waits for the clinic goes on when the clinic says so. Should it begin to wait after this look, its
 * revision is another one, and the move is refused.
 */
export async function expectApproval(
  orderId: string,
  caller: AdminCaller,
  services: Services,
): Promise<void> {
  const order = await services.commerce.orders.findOrder(orderId);
  if (!order) return;
  if (order.holdReason !== null && !isAllowed(caller, 'health')) {
    throw new AppError('forbidden', 'This order waits for the clinic', { param: 'role' });
  }
  if (order.status === 'hold' && (await isSheetMissing(order, services))) throw sheetNotSigned();
}
