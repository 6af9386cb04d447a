import { useCallback, useEffect } from 'react';
import { tellFailure } from '@/features/failures/public';
import { loadOrderActions } from './order-doors';
import { type OrdersState, useOrdersStore } from './orders-store';

type OrdersView = Pick<OrdersState, 'status' | 'orders'> & { retry: () => void };

/** The orders of a customer, read anew whenever a page with them opens. */
export function useOrders(accountId: string): OrdersView {
  const state = useOrdersStore();
  const isHers = state.accountId === accountId;
  const read = useCallback(() => {
    loadOrderActions()
      .then((actions) => actions.loadOrders(accountId))
      .catch(() => {
        useOrdersStore.setState({ status: 'failed', accountId, orders: [] });
        tellFailure('fetchOrder', null, 'orders');
      });
  }, [accountId]);
  useEffect(read, [read]);
  return {
    status: isHers ? state.status : 'loading',
    orders: isHers ? state.orders : [],
    retry: read,
  };
}
