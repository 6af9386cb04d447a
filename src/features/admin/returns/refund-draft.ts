import {
  planRefund,
  refundRefusals,
  unitsLeft,
  type OrderRefund,
  type RefundPlanOutcome,
  type RefundRequest,
} from '@/domain/orders/order-refund';
import { centsOfText } from '../record/money-text';
import type { ReturnedOrder } from '@/domain/staff/answers/return';

export const refundFaults = [...refundRefusals, 'amount_missing'] as const;

/** The choices so far; units by line. */
export type RefundDraft = {
  kind: RefundRequest['kind'];
  isRestocked: boolean;
  units: Readonly<Record<string, { quantity: number; restocked: number }>>;
  isShippingIncluded: boolean;
  amount: string;
};

/** Starts with a full refund, restocking only items that nobody has worn. */
export function startingDraft(order: ReturnedOrder, refunds: readonly OrderRefund[]): RefundDraft {
  return {
    kind: 'rest',
    isRestocked: false,
    units: Object.fromEntries(
      order.lines.map((line) => {
        const quantity = unitsLeft(line, refunds);
        return [line.id, { quantity, restocked: line.isHearingAid ? 0 : quantity }];
      }),
    ),
    isShippingIncluded: false,
    amount: '',
  };
}

/** The refund request, or null while the form is not complete. */
export function refundRequestOf(draft: RefundDraft): RefundRequest | null {
  if (draft.kind === 'rest') return { kind: 'rest', isRestocked: draft.isRestocked };
  if (draft.kind === 'amount') {
    const amount = centsOfText(draft.amount);
    return amount === null ? null : { kind: 'amount', amount };
  }
  const lines = Object.entries(draft.units)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([lineId, { quantity, restocked }]) => ({
      lineId,
      quantity,
      restocked: Math.min(restocked, quantity),
    }));
  return { kind: 'lines', lines, isShippingIncluded: draft.isShippingIncluded };
}

/** The amount of the draft, computed by the same rule that the server uses. */
export function planOf(
  draft: RefundDraft,
  order: ReturnedOrder,
  refunds: readonly OrderRefund[],
): RefundPlanOutcome | { ok: false; code: 'amount_missing' } {
  const refundRequest = refundRequestOf(draft);
  return refundRequest
    ? planRefund(order, refunds, refundRequest)
    : { ok: false, code: 'amount_missing' };
}

/** The body of the endpoint. */
export function refundBody(refundRequest: RefundRequest): object {
  switch (refundRequest.kind) {
    case 'rest':
      return { kind: refundRequest.kind, is_restocked: refundRequest.isRestocked };
    case 'amount':
      return { kind: refundRequest.kind, amount: refundRequest.amount };
    case 'lines':
      return {
        kind: refundRequest.kind,
        is_shipping_included: refundRequest.isShippingIncluded,
        lines: refundRequest.lines.map(({ lineId, quantity, restocked }) => ({
          line_id: lineId,
          quantity,
          restocked,
        })),
      };
  }
}
