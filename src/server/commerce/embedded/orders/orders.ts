import { isOrderNumber } from '@/domain/orders/order';
import { readVisit } from '../carts/cart-rows';
import type { CheckoutIds } from '../carts/checkout-ids';
import type { EngineOrders, Sessions } from '../engine';
import { createCancellation, type CancellationDeps } from './order-cancellation';
import {
  readLastOrder,
  readOrder,
  readOrderOfCheckout,
  readOrdersOf,
  readOwnedOrder,
} from './order-rows';
import { createSubmission, type SubmissionDeps } from './order-submission';

/** Placing orders and reading them back. */
export function createOrders(
  deps: SubmissionDeps &
    Pick<CancellationDeps, 'refunds'> & {
      openSession: Sessions['open'];
      checkoutIds: CheckoutIds;
    },
): EngineOrders {
  const { db, sealer, now } = deps;
  return {
    submit: createSubmission(deps),
    cancel: createCancellation(deps).cancel,

    async findForSession(session, checkoutId) {
      if (checkoutId !== null) {
        const order = await readOrderOfCheckout(db, sealer, deps.checkoutIds.keysOf(checkoutId));
        return order ? { ok: true, value: order } : { ok: false, code: 'order_not_found' };
      }
      const visit = await readVisit(db, session, now());
      const lastOrderId = visit?.session.lastOrderId ?? null;
      const order = lastOrderId === null ? null : await readOrder(db, sealer, 'id', lastOrderId);
      return order ? { ok: true, value: order } : { ok: false, code: 'checkout_id_missing' };
    },

    findOrder: (orderId) => readOrder(db, sealer, 'id', orderId),

    findByNumber: async (number) =>
      isOrderNumber(number) ? readOrder(db, sealer, 'number', number) : null,

    ownedBy: async ({ account }) => (account ? readOrdersOf(db, sealer, account.id) : []),

    lastOf: ({ session }) => readLastOrder(db, sealer, deps.openSession({ session }).key),

    findOwned: ({ session, account }, orderId) =>
      readOwnedOrder(db, sealer, orderId, {
        accountId: account?.id ?? null,
        sessionKey: deps.openSession({ session }).key,
      }),
  };
}
