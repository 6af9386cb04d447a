import { boolean, object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Order } from '@/domain/orders/order';
import type { Visitor } from '@/server/commerce/port';
import { afterSaleOf } from '@/server/orders/after-sale';
import type { Services } from '@/server/main/services';
import { callLocale } from '@/server/http/call-locale';
import { anyVisitor, customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import { callStore } from '../endpoints/store-call';

const id = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

/** An order the visitor may see; throws `not_found_error` for every other one, existing or not. */
export async function ownedOrder(
  services: Services,
  visitor: Visitor,
  orderId: string,
): Promise<Order> {
  const order = await services.commerce.orders.findOwned(visitor, orderId);
  if (!order) throw new AppError('not_found_error', 'This order is unknown');
  return order;
}

/** The customer's orders with their after-sale status. The address may name an account, but only the customer's own. */
export const ordersList = route({
  GET: endpoint({
    input: object({ account_id: string() }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      if (input.account_id !== undefined && input.account_id !== caller.account.id) {
        throw new AppError('forbidden', 'These orders belong to somebody else');
      }
      const orders = await services.commerce.orders.ownedBy(caller);
      return { results: await Promise.all(orders.map((order) => afterSaleOf(order, services))) };
    },
  }),
});

/** One order as the store returns it, with its after-sale status. */
export const orderDetails = route({
  GET: endpoint({
    input: object({ id }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const found = await ownedOrder(services, caller, input.id);
      const path = caller.account ? `/account/orders/${found.id}` : '/cart/order';
      const [order, afterSale] = await Promise.all([
        callStore(services, caller, { method: 'GET', path }),
        afterSaleOf(found, services),
      ]);
      return { order, afterSale };
    },
  }),
});

const change = endpoint({
  input: object({ id, canceled: boolean().oneOf([true]).required() }),
  mayCall: anyVisitor,
  handle: async ({ input, caller, services }) => {
    const order = await ownedOrder(services, caller, input.id);
    const outcome = await services.commerce.cancelOrder?.(order.id);
    if (!outcome?.ok)
      throw new AppError('permission_error', 'This order can no longer be canceled');
    return { afterSale: await afterSaleOf(outcome.order, services) };
  },
});

/** The only change customers may make themselves: cancelling an order that has not left yet. */
export const updateOrder = route({ POST: change, PUT: change });

/**
 * Turns the visitor's cart into an order, if it is the cart the caller means. A repeated call returns the same order.
 */
export const submitOrder = route({
  POST: endpoint({
    input: object({ cart_id: id }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services, request }) => {
      const locale = callLocale(request);
      const cart = await callStore(services, caller, { method: 'GET', path: '/cart', locale });
      if (fieldOf(cart, 'id') === input.cart_id) {
        return callStore(services, caller, { method: 'POST', path: '/cart/order', locale });
      }
      const last = await callStore(services, caller, { method: 'GET', path: '/cart/order' }).catch(
        nothingFound,
      );
      if (fieldOf(last, 'cart_id') === input.cart_id) return last;
      throw new AppError('not_found_error', 'This cart is unknown');
    },
  }),
});

function fieldOf(record: unknown, field: 'id' | 'cart_id'): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
}

/** Null for a visitor who never bought anything: the store refuses to read their last order. */
function nothingFound(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null;
  throw error;
}
