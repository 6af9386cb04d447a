import { object, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { isOrderNumber, type Order } from '@/domain/orders/order';
import { mainReasons, maximumReasonLength } from '@/domain/orders/return-request';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { returnClockOf } from '@/domain/trial';
import { afterSaleByProof, afterSaleOf } from '@/server/orders/after-sale';
import type { Services } from '@/server/main/services';
import { anyVisitor } from '../endpoints/customer-guard';
import { callLocale } from '@/server/http/call-locale';
import type { HttpRequest } from '@/server/http/exchange';
import { anyone, endpoint, route } from '../endpoints/route';
import { orderByProof, proofIn, type NamedByProof } from './order-proof';
import { ownedOrder } from './orders';

const input = object({
  /** The session decides whose order it is. */
  order_id: string().matches(/^[\w-]{1,100}$/),
  /** Without a session, number, e-mail and postal code of the order prove it. */
  order_number: trimmedText().test('order-number', 'The order number is not valid', (text) =>
    text === undefined ? true : isOrderNumber(text),
  ),
  email: string()
    .max(254)
    .test('email', 'The email address is not valid', (text) =>
      text === undefined ? true : isEmail(text),
    ),
  postal_code: trimmedText().max(20),
  /** Nobody has to give a reason, by a tap or in words. */
  main_reason: string().oneOf(mainReasons).nullable().default(null),
  reason: trimmedText().max(maximumReasonLength).default(''),
});

/** Requests a return: customers from their account, guests by number, e-mail and postal code. */
export const orderReturn = route({
  POST: endpoint({
    input,
    mayCall: anyone,
    handle: async ({ input: asked, services, request }) => {
      const order = await orderMeant(asked, { services, request });
      const shipments = await services.commerce.orders.shipmentsOf(order.id);
      const clock = returnClockOf(shipments, {
        now: new Date(),
        days: services.config.shop.promises.trialDays,
      });
      const outcome = await services.returns.request(order, clock, {
        mainReason: asked.main_reason,
        reason: asked.reason,
        locale: callLocale(request) ?? order.displayLocale,
      });
      if (!outcome.ok) {
        throw new AppError('permission_error', 'This order cannot be returned', {
          param: outcome.code,
        });
      }
      const isOwner = asked.order_id !== undefined;
      return { afterSale: await (isOwner ? afterSaleOf : afterSaleByProof)(order, services) };
    },
  }),
});

async function orderMeant(
  asked: { order_id?: string } & NamedByProof,
  { services, request }: { services: Services; request: HttpRequest },
): Promise<Order> {
  if (asked.order_id !== undefined) {
    return ownedOrder(services, await anyVisitor(request, services), asked.order_id);
  }
  return orderByProof(services, proofIn(asked), services.clientAddressOf(request));
}
