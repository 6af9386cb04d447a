import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';

/** One order with everything our staff needs to help its customer; who looked is noted. */
export const adminOrder = route('/api/admin-order', {
  GET: endpoint({
    input: object({
      order_id: string()
        .matches(/^[\w-]{1,100}$/)
        .required(),
    }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { audit, commerce, db, payments, returns } = services;
      const order = await commerce.orders.findOrder(input.order_id);
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      await audit.record({ staff, action: 'view', subject: 'order', recordId: order.id });
      const [customer, paid, shipments, sentBack] = await Promise.all([
        commerce.customers.find(order.account.id),
        payments.ofOrder(db, order.id),
        commerce.orders.shipmentsOf(order.id),
        returns.ofOrder(order.id),
      ]);
      return { order, customer, payments: paid, shipments, returns: sentBack };
    },
  }),
});
