import type { CustomerOrder } from '@/domain/orders/customer-order';
import { createRecordStore, type RecordView } from '@/features/records/public';
import { loadOrderActions } from './lazy-order-actions';

type Orders = readonly CustomerOrder[];

/** The orders of who is logged in, newest first, as the shop answers them. */
export const ordersStore = createRecordStore<Orders>({
  read: async () => (await loadOrderActions()).readOrders(),
  failure: 'fetchOrder',
  source: 'orders',
});

/** None while they are not known. */
export function ordersIn(view: RecordView<Orders>): Orders {
  return view.status === 'ready' ? view.value : [];
}
