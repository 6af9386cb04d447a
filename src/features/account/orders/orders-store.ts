import { create } from 'zustand';
import type { CustomerOrder } from '@/domain/orders/customer-order';

export type OrdersState = {
  status: 'loading' | 'ready' | 'failed';
  /** Whose they are; what is held of somebody else is never shown. */
  accountId: string | null;
  /** Newest first, as the shop answers them. */
  orders: readonly CustomerOrder[];
};

/** The orders of who is logged in. Whatever asks the server lives in order-actions. */
export const useOrdersStore = create<OrdersState>(() => ({
  status: 'loading',
  accountId: null,
  orders: [],
}));
