import { object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { adminEndpoint, isAllowed } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { route } from '../endpoints/route';
import { sheetNotSigned } from './fittings/sheet-refusals';

/** Releases an order after a review of its hearing profile. */
export const adminApproveOrder = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({ order_id: recordId }),
    notes: (input) => ({ action: 'change', subject: 'order', recordId: input.order_id }),
    handle: async ({ input, caller, services }) => {
      const { hearing, commerce } = services;
      const { staff } = caller;
      const order = await commerce.orders.findOrder(input.order_id);
      const isHeldByUs = order?.status === 'hold' && order.holdReason === null;
      if (isHeldByUs && !isAllowed(caller, 'orders.change')) {
        throw new AppError('forbidden', 'This order does not wait for the clinic', {
          param: 'role',
        });
      }
      const outcome = await hearing.profiles.approve?.(input.order_id, staff);
      if (outcome?.ok) return { order: { id: outcome.order.id, status: outcome.order.status } };
      if (outcome?.code === 'order_not_found') {
        throw new AppError('not_found_error', 'This order is unknown');
      }
      if (outcome?.code === 'sheet_not_signed') throw sheetNotSigned();
      throw new AppError('permission_error', 'This order does not wait for a review');
    },
  }),
});
