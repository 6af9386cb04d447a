import { object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Order } from '@/domain/orders/order';
import type { Services } from '@/server/main/services';
import { subjectOf } from '../accounts/data-subject';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { route } from '../endpoints/route';

/** Tests of the order's own account, under its proven address, that the order does not have yet. */
export async function attachableTests(order: Order, services: Services) {
  const owner = await subjectOf(order.account, services);
  return services.hearing.staffResults.attachableTo({ id: order.id, owner });
}

/**
 * Attaches a test to an order that waits for one. Both have to be of the same account and under its proven address: any
 * other test is unknown here, whoever's it is. The order's timeline says who attached it.
 */
export const adminAttachTest = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({ order_id: recordId, result_id: recordId }),
    find: async ({ input, caller: { staff }, services }) => {
      const { hearing, commerce } = services;
      const { order_id: orderId, result_id: resultId } = input;
      const order = await commerce.orders.findOrder(orderId);
      const offered = order ? await attachableTests(order, services) : [];
      if (!order || !offered.some(({ id }) => id === resultId)) {
        throw new AppError('not_found_error', 'This test cannot be attached to this order', {
          param: 'result_id',
        });
      }
      await hearing.profiles.add(order, [{ kind: 'test', reference: resultId }]);
      await commerce.adminOrders?.note(orderId, staff, { kind: 'test_attached' });
      return {
        result: { order: { id: orderId }, test: { id: resultId } },
        notes: [
          { action: 'change', subject: 'order', recordId: orderId },
          { action: 'change', subject: 'hearing_result', recordId: resultId },
        ],
      };
    },
  }),
});
