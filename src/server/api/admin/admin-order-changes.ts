import { randomUUID } from 'node:crypto';
import { array, boolean, mixed, number, object, string } from 'yup';
import { normalizePhone, normalizePostalCode } from '@/domain/checkout/checkout-address';
import { AppError } from '@/domain/failures/errors';
import { cents } from '@/domain/money';
import {
  maximumNoteLength,
  orderMails,
  orderMailsOf,
  type OrderMail,
} from '@/domain/orders/order-event';
import { withoutHealth } from '@/domain/orders/order-for-staff';
import type { Order } from '@/domain/orders/order';
import { staffMoves, type StaffMove } from '@/domain/orders/order-machine';
import type { RefundRequest } from '@/domain/orders/order-refund';
import { provinceCodes } from '@/domain/provinces';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { trackingStatuses } from '@/domain/orders/shipment';
import type { AdminOrderOutcome, AdminOrderRefusal } from '@/server/commerce/admin-orders';
import type { Services } from '@/server/main/services';
import type { StaffMember } from '@/server/staff/staff';
import { route } from '../endpoints/route';
import { adminEndpoint, isAllowed, type AdminCaller } from '../endpoints/admin-endpoint';
import { adminOrdersOf } from './admin-orders';
import { recordId } from '../endpoints/hearing-inputs';
import { expectPacked } from './fittings/expect-packed';
import { expectApproval } from './fittings/expect-approval';

/** The order, and the version of it that was on the screen. */
export const which = { order_id: recordId, revision: number().integer().min(0).required() };
const word = trimmedText().max(100);

type Which = { order_id: string; revision: number };

/** Approves, holds, completes or cancels an order, where the table of moves allows it. */
export const adminMoveOrder = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({ ...which, move: mixed<StaffMove>().oneOf(staffMoves).required() }),
    notes: noteChange,
    handle: async ({ input, caller, services }) => {
      const adminOrders = adminOrdersOf(services);
      if (input.move === 'approve') await expectApproval(input.order_id, caller, services);
      if (input.move === 'complete') {
        await expectPacked(await knownOrder(services, input.order_id), services);
      }
      return answerOf(await adminOrders.move(changeOf(input, caller.staff), input.move), caller);
    },
  }),
});

/** Corrects the address of an order that has not left. */
export const adminOrderAddress = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      ...which,
      first_name: word.required(),
      last_name: word.required(),
      address1: word.required(),
      address2: word.nullable().default(null),
      city: word.required(),
      state: string().oneOf(provinceCodes).required(),
      zip: string()
        .max(20)
        .required()
        .test('zip', 'Not a postal code', (text) => normalizePostalCode(text) !== null),
      phone: string()
        .max(30)
        .required()
        .test('phone', 'Not a phone number', (text) => normalizePhone(text) !== null),
    }),
    notes: noteChange,
    handle: async ({ input, caller, services }) => {
      const { first_name: firstName, last_name: lastName, address1, city, state } = input;
      const outcome = await adminOrdersOf(services).changeAddress(changeOf(input, caller.staff), {
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        address1,
        address2: input.address2 || null,
        city,
        state,
        zip: normalizePostalCode(input.zip),
        phone: normalizePhone(input.phone),
      });
      return answerOf(outcome, caller);
    },
  }),
});

/** A note of staff for each other; the customer finds it in the download of their data. */
export const adminOrderNote = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      order_id: recordId,
      text: trimmedText().max(maximumNoteLength).required(),
    }),
    notes: noteChange,
    handle: async ({ input, caller: { staff }, services }) => {
      await knownOrder(services, input.order_id);
      await adminOrdersOf(services).note(input.order_id, staff, { kind: 'note', text: input.text });
      return { success: true };
    },
  }),
});

/** Sends a mail about an order once more. */
export const adminOrderMail = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({ order_id: recordId, mail: mixed<OrderMail>().oneOf(orderMails).required() }),
    notes: noteChange,
    handle: async ({ input, caller: { staff }, services }) => {
      const { order_id: orderId, mail } = input;
      const order = await knownOrder(services, orderId);
      await sendAgain(services, order, mail);
      await adminOrdersOf(services).note(orderId, staff, { kind: 'mail_sent', details: { mail } });
      return { success: true };
    },
  }),
});

/** What the carrier said of a parcel, where nobody but us hears it. */
export const adminTrackParcel = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      order_id: recordId,
      shipment_id: recordId,
      status: string().oneOf(trackingStatuses).required(),
      place: word.nullable().default(null),
    }),
    notes: noteChange,
    handle: async ({ input, services }) => {
      const { fulfilment, orders } = services.commerce;
      adminOrdersOf(services);
      const shipments = await orders.shipmentsOf(input.order_id);
      const parcel = shipments.find(({ id }) => id === input.shipment_id);
      if (!fulfilment || !parcel) throw new AppError('not_found_error', 'This parcel is unknown');
      const { status, place } = input;
      const at = new Date().toISOString();
      const outcome = await fulfilment.track(parcel, { status, at, place: place || null });
      if (!outcome.ok) throw new AppError('not_found_error', 'This parcel is unknown');
      return { shipment: outcome.shipment };
    },
  }),
});

const refundInput = object({
  ...which,
  /** Made up when the form is opened: however often it is sent, the money goes back once. */
  key: recordId,
  /** Whole cents; beside it nothing else counts. */
  amount: number().integer().positive().optional(),
  lines: array(
    object({
      line_id: recordId,
      quantity: number().integer().min(1).required(),
      restocked: number().integer().min(0).required(),
    }),
  )
    .max(100)
    .optional(),
  shipping: boolean().default(false),
});

/** Pays back a sum, some units and the shipping, or all that is left; never more than was paid. */
export const adminRefundOrder = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: refundInput,
    notes: noteChange,
    handle: async ({ input, caller: { staff }, services }) => {
      const request = { refundRequest: refundRequestOf(input), key: input.key };
      const outcome = await adminOrdersOf(services).refund(changeOf(input, staff), request);
      if (!outcome.ok) {
        if (outcome.code === 'order_changed') throw refusals.order_changed();
        const param = outcome.code;
        throw new AppError('permission_error', 'This cannot be paid back', { param });
      }
      const { refund, order } = outcome;
      const amount = refund.toPayment + refund.toGiftCards;
      return { refund: { id: refund.id, amount }, refundedTotal: order.refundedTotal };
    },
  }),
});

function refundRequestOf(input: (typeof refundInput)['__outputType']): RefundRequest {
  const { amount, lines, shipping } = input;
  if (amount !== undefined) return { kind: 'amount', amount: cents(amount) };
  if (!lines) return { kind: 'rest', isRestocked: false };
  return {
    kind: 'lines',
    lines: lines.map(({ line_id: lineId, quantity, restocked }) => ({
      lineId,
      quantity,
      restocked,
    })),
    isShippingIncluded: shipping,
  };
}

export function changeOf({ order_id: orderId, revision }: Which, staff: StaffMember) {
  return { orderId, revision, staff };
}

export function noteChange({ order_id: orderId }: Pick<Which, 'order_id'>) {
  return { action: 'change', subject: 'order', recordId: orderId } as const;
}

const refusals: Readonly<Record<AdminOrderRefusal, () => AppError>> = {
  order_not_found: () => new AppError('not_found_error', 'This order is unknown'),
  order_changed: () => new AppError('conflict', 'Somebody else changed this order meanwhile'),
  move_refused: () => new AppError('permission_error', 'This order does not allow that now'),
};

export function answerOf(outcome: AdminOrderOutcome, caller: AdminCaller) {
  if (!outcome.ok) throw refusals[outcome.code]();
  const { order } = outcome;
  const { id, status, holdReason } = isAllowed(caller, 'health') ? order : withoutHealth(order);
  return { order: { id, status, holdReason } };
}

async function knownOrder({ commerce }: Services, orderId: string) {
  const order = await commerce.orders.findOrder(orderId);
  if (!order) throw refusals.order_not_found();
  return order;
}

async function sendAgain(services: Services, order: Order, mail: OrderMail): Promise<void> {
  const { db, jobs, commerce } = services;
  const shipments = await commerce.orders.shipmentsOf(order.id);
  if (!orderMailsOf(order, shipments).includes(mail)) {
    throw new AppError('permission_error', 'This mail would not be true of this order now');
  }
  await db.transaction((tx) =>
    jobs.enqueue(tx, 'send-order-mail-again', { orderId: order.id, mail, mailId: randomUUID() }),
  );
  await db.flush();
}
