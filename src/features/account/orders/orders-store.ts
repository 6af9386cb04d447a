import type { CustomerOrder } from '@/domain/orders/customer-order';
import { createRecordStore, type RecordView } from '@/features/records/public';
import { loadOrderActions } from './lazy-order-actions';

type Orders = readonly CustomerOrder[];

/** The logged-in customer's orders, newest first, as the shop returns them. */
export const ordersStore = createRecordStore<Orders>({
  read: async () => (await loadOrderActions()).readOrders(),
  failure: 'fetchOrder',
  source: 'orders',
});

/** The orders of a view; none until they are known. */
export function ordersIn(view: RecordView<Orders>): Orders {
  return view.status === 'ready' ? view.value : [];
}
