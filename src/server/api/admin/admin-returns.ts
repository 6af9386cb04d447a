import { array, boolean, number, object, string, type InferType } from 'yup';
import { returnLineSchema, staffReturnSchema } from '@/domain/staff/answers/return';
import { AppError } from '@/domain/failures/errors';
import { cents } from '@/domain/money';
import type { RefundRequest } from '@/domain/orders/order-refund';
import { returnList } from '@/domain/staff/admin-lists';
import {
  maximumReturnNoteLength,
  returnStatuses,
  versionOf,
  type ReturnLabel,
} from '@/domain/orders/return-request';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { returnClockOf } from '@/domain/trial';
import type { ReturnOutcome } from '@/server/returns/returns';
import type { Services } from '@/server/main/services';
import { route } from '../endpoints/route';
import { adminEndpoint, isAllowed, type AdminCaller } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { orderWithoutHealth } from './admin-order';
import { recordId } from '../endpoints/hearing-inputs';

const subject = 'return';

/** All returns; each reading of the list is noted. */
export const adminReturns = listRoute({
  may: 'returns',
  rules: returnList,
  row: returnLineSchema,
  noted: 'returns',
  read: ({ input, services: { returns } }) => returns.page(input),
});

const units = number().integer().min(0).max(1_000);

const refundInput = object({
  kind: string().oneOf(['rest', 'lines', 'amount']).required(),
  is_restocked: boolean().default(false),
  lines: array(
    object({
      line_id: recordId,
      quantity: units.min(1).required(),
      restocked: units.default(0),
    }).required(),
  )
    .max(100)
    .default([]),
  is_shipping_included: boolean().default(false),
  /** Whole cents. */
  amount: number().integer().min(1).max(99_999_999),
})
  .nullable()
  .default(null);

/** One return with its order, its deadlines and what was refunded; and its next step. */
export const adminReturn = route({
  GET: adminEndpoint({
    may: 'returns',
    input: object({ id: recordId }),
    readBy: staffReturnSchema,
    notes: ({ id }) => ({ action: 'view', subject, recordId: id }),
    handle: async ({ input: { id }, caller, services }) => {
      return whole(id, caller, services);
    },
  }),
  POST: adminEndpoint({
    may: 'returns',
    readBy: staffReturnSchema,
    input: object({
      id: recordId,
      /** The version on the staff member's screen. */
      version: number().integer().min(1).required(),
      to: string().oneOf(returnStatuses).required(),
      note: trimmedText().max(maximumReturnNoteLength).default(''),
      label: object({
        carrier: trimmedText().max(100).required(),
        tracking_code: trimmedText().max(100).required(),
      })
        .nullable()
        .default(undefined),
      refund: refundInput,
    }),
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input, caller, services }) => {
      const { id, version, to, note, label, refund } = input;
      const outcome = await services.returns.move(id, {
        to,
        version,
        note: note === '' ? null : note,
        label: typedLabel(label),
        refund: refund ? refundRequestOf(refund) : undefined,
      });
      if (!outcome.ok) throw refused(outcome.code);
      return whole(id, caller, services);
    },
  }),
});

type LabelInput = { carrier: string; tracking_code: string } | null | undefined;

function typedLabel(typed: LabelInput): ReturnLabel | null {
  return typed
    ? { carrier: typed.carrier, trackingCode: typed.tracking_code, trackingUrl: null }
    : null;
}

function refundRequestOf(refund: NonNullable<InferType<typeof refundInput>>): RefundRequest {
  switch (refund.kind) {
    case 'rest':
      return { kind: 'rest', isRestocked: refund.is_restocked };
    case 'amount':
      if (refund.amount === undefined) {
        throw new AppError('validation_error', 'How much?', { param: 'refund.amount' });
      }
      return { kind: 'amount', amount: cents(refund.amount) };
    default:
      return {
        kind: 'lines',
        lines: refund.lines.map(({ line_id: lineId, quantity, restocked }) => ({
          lineId,
          quantity,
          restocked,
        })),
        isShippingIncluded: refund.is_shipping_included,
      };
  }
}

async function whole(id: string, caller: AdminCaller, { commerce, config, returns }: Services) {
  const found = await returns.find(id);
  if (!found) throw new AppError('not_found_error', 'This return is unknown');
  const { orderId } = found;
  const [order, shipments, refunds, plans] = await Promise.all([
    commerce.orders.findOrder(orderId),
    commerce.orders.shipmentsOf(orderId),
    commerce.refunds?.refundsOf(orderId) ?? [],
    commerce.adminCommerce?.subscriptions.begunBy(orderId) ?? [],
  ]);
  const customer = order && (await commerce.customers.find(order.account.id));
  const clock = returnClockOf(shipments, { now: new Date(), days: config.shop.promises.trialDays });
  return {
    return: { ...found, version: versionOf(found) },
    order: order && (isAllowed(caller, 'health') ? order : orderWithoutHealth(order)),
    customer,
    clock,
    refunds,
    /** Plans that began with the order and continue: refunding it ends none of them. */
    plans,
    /** False with a hosted store, which refunds the money itself. */
    isPaidBackHere: commerce.refunds !== null,
  };
}

type Code = Extract<ReturnOutcome, { ok: false }>['code'];

function refused(code: Code): AppError {
  switch (code) {
    case 'return_not_found':
    case 'order_not_found':
      return new AppError('not_found_error', 'This return is unknown');
    case 'return_changed':
    case 'return_moved_on':
      return new AppError('conflict', 'Somebody else has changed this return meanwhile');
    default:
      return new AppError('permission_error', `Not possible: ${code}`, { param: code });
  }
}
