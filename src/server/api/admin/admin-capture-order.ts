import { object, number } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { cents, subtractToZero } from '@/domain/money';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { adminOrdersOf } from './admin-orders';
import { recordId } from '../endpoints/hearing-inputs';

/**
 * Captures the authorised money of an order, or a part of it; the rest is released under the key, so that a repeated
 * call captures and releases once. Refuses money that was taken with the order (`nothing_held`) and an authorisation
 * the bank has let lapse (`lapsed`).
 */
export const adminCaptureOrder = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      order_id: recordId,
      revision: number().integer().min(0).required(),
      key: recordId,
      /** Whole cents; without it everything that is held. */
      amount: number().integer().positive().optional(),
    }),
    notes: ({ order_id: recordIdOf }) => ({
      action: 'change',
      subject: 'order',
      recordId: recordIdOf,
    }),
    handle: async ({ input, caller: { staff }, services }) => {
      const { order_id: orderId, revision, key, amount } = input;
      const adminOrders = adminOrdersOf(services);
      const { db, payments } = services;
      const [held] = (await payments.ofOrder(db, orderId)).filter(({ state }) => state === 'held');
      if (amount !== undefined && held) {
        if (amount > held.amount) throw refusal('amount_too_large');
        const rest = subtractToZero(held.amount, cents(amount));
        if (rest > 0) {
          const refundRequest = { kind: 'amount', amount: rest } as const;
          const made = await adminOrders.refund(
            { orderId, revision, staff },
            { refundRequest, key },
          );
          if (!made.ok) throw refusal(made.code);
        }
      }
      const outcome = await payments.capture(orderId);
      if (!outcome.ok) throw refusal(outcome.code);
      const taken = amount ?? outcome.amount;
      await adminOrders.note(orderId, staff, { kind: 'captured', details: { amount: taken } });
      return { amount: taken };
    },
  }),
});

function refusal(param: string): AppError {
  if (param === 'order_changed') {
    return new AppError('conflict', 'Somebody else changed this order meanwhile');
  }
  return new AppError('permission_error', messages[param] ?? 'This cannot be taken', { param });
}

const messages: Readonly<Record<string, string>> = {
  nothing_held: 'Nothing is held for this order: its money was taken before',
  lapsed:
    'The bank let go of this payment before it was taken. Please ask the customer to pay again.',
  amount_too_large: 'More than is held cannot be taken',
};
