import type { Order } from '@/domain/orders/order';
import type { HttpAnswer } from '@/server/http/exchange';
import { textOf } from '@/server/http/query';
import type { Outcome } from '@/server/commerce/embedded/engine';
import type { StoreCall } from '../http/call';
import { orderWire } from './order-wire';
import { refusalError } from '../http/refusals';
import type { RouteTable } from '../http/router';

const checkoutId = /^[\w-]{1,200}$/;

/** Turning the cart into an order, and reading the order again (contract 9.7 and 9.8). */
export const orderRoutes: RouteTable = {
  'POST /cart/order': async (call) =>
    orderAnswer(await call.services.engine.orders.submit(call.session), call),

  'GET /cart/order': async (call) => {
    const { services, session, query } = call;
    const wanted = textOf(query.checkout_id) ?? null;
    // Our ids do not look like this: unknown, without asking the database.
    if (wanted !== null && !checkoutId.test(wanted)) {
      throw refusalError({
        ok: false,
        code: wanted === '' ? 'checkout_id_missing' : 'order_not_found',
      });
    }
    return orderAnswer(await services.engine.orders.findForSession(session, wanted), call);
  },
};

function orderAnswer(outcome: Outcome<Order>, call: StoreCall): HttpAnswer {
  if (!outcome.ok) throw refusalError(outcome);
  return call.answer(orderWire(outcome.value));
}
