import { addCents, cents, shareOf, smallerOf, subtractToZero, zero, type Cents } from '../money';
import type { Order, OrderGiftCard, OrderLine, OrderPayment } from './order';

/** Refunded units of a line. */
export type RefundedLine = {
  lineId: string;
  quantity: number;
  /** Number of units that go back into stock. */
  restocked: number;
};

/** One refund of an order; each idempotency key makes only one. */
export type OrderRefund = {
  id: string;
  orderId: string;
  lines: readonly RefundedLine[];
  isShippingIncluded: boolean;
  /** Refunded to the card or account that paid; the rest went to gift cards. */
  toPayment: Cents;
  toGiftCards: Cents;
  /** ISO UTC. */
  createdAt: string;
};

/** A refund request: everything that is left, some units and perhaps the shipping, or an agreed amount. */
export type RefundRequest =
  | { kind: 'rest'; isRestocked: boolean }
  | { kind: 'lines'; lines: readonly RefundedLine[]; isShippingIncluded: boolean }
  | { kind: 'amount'; amount: Cents };

export const refundRefusals = [
  'nothing_left',
  'amount_too_large',
  'line_unknown',
  'quantity_too_large',
  'shipping_refunded',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

export type RefundPlan = {
  lines: readonly RefundedLine[];
  isShippingIncluded: boolean;
  /** Above zero. */
  amount: Cents;
  /** Parts of the refund: the means of payment first, the rest to the gift cards. */
  toPayment: Cents;
  toGiftCards: Cents;
};

export type RefundPlanOutcome = { ok: true; plan: RefundPlan } | { ok: false; code: RefundRefusal };

/** The part of an order that determines what can be refunded. */
export type Refundable = Pick<Order, 'refundedTotal'> & {
  lines: readonly Pick<
    OrderLine,
    'id' | 'quantity' | 'priceTotal' | 'discountTotal' | 'taxTotal'
  >[];
  totals: Pick<Order['totals'], 'shipmentTotal' | 'shipmentTax'>;
  payment: Pick<OrderPayment, 'amount'> | null;
  giftCards: readonly Pick<OrderGiftCard, 'usedAmount'>[];
};

/** Amount of an order that can still be refunded: everything paid by any means, less earlier refunds. */
export function refundableLeft({ payment, giftCards, refundedTotal }: Refundable): Cents {
  const paid = addCents(payment?.amount ?? zero, ...giftCards.map(({ usedAmount }) => usedAmount));
  return subtractToZero(paid, refundedTotal);
}

/** Number of units of a line that were not refunded yet. */
export function unitsLeft(
  line: { id: string; quantity: number },
  earlier: readonly Pick<OrderRefund, 'lines'>[],
): number {
  return line.quantity - unitsRefunded(line.id, earlier);
}

/**
 * What a refund request comes to. Units cost what was really paid for them: the price less discounts, with tax; the cents that
 * do not divide fall so that all units together are the whole line. Where something was paid back as a sum before,
 * units bring what is left and no more.
 */
export function planRefund(
  order: Refundable,
  earlier: readonly OrderRefund[],
  refundRequest: RefundRequest,
): RefundPlanOutcome {
  const left = refundableLeft(order);
  if (left === 0) return { ok: false, code: 'nothing_left' };
  if (refundRequest.kind === 'amount') {
    if (refundRequest.amount > left) return { ok: false, code: 'amount_too_large' };
    return planned(order, earlier, {
      lines: [],
      isShippingIncluded: false,
      amount: refundRequest.amount,
    });
  }
  if (refundRequest.kind === 'rest') {
    const lines = unitsToRefund(order, earlier, refundRequest.isRestocked);
    return planned(order, earlier, { lines, isShippingIncluded: true, amount: left });
  }
  const refusal = refusalOf(order, earlier, refundRequest);
  if (refusal) return { ok: false, code: refusal };
  const { shipmentTotal, shipmentTax } = order.totals;
  const wanted = addCents(
    ...refundRequest.lines.map((line) => priceOfUnits(order, earlier, line)),
    ...(refundRequest.isShippingIncluded ? [shipmentTotal, shipmentTax] : []),
  );
  if (wanted === 0) return { ok: false, code: 'nothing_left' };
  return planned(order, earlier, { ...refundRequest, amount: smallerOf(wanted, left) });
}

function refusalOf(
  { lines: sold }: Refundable,
  earlier: readonly OrderRefund[],
  { lines, isShippingIncluded }: Extract<RefundRequest, { kind: 'lines' }>,
): RefundRefusal | null {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  if (ids.size < lines.length) return 'quantity_too_large';
  for (const { lineId, quantity, restocked } of lines) {
    const line = sold.find(({ id }) => id === lineId);
    if (!line) return 'line_unknown';
    if (quantity > unitsLeft(line, earlier) || restocked > quantity) return 'quantity_too_large';
  }
  const wasShippingIncluded = earlier.some((refund) => refund.isShippingIncluded);
  return isShippingIncluded && wasShippingIncluded ? 'shipping_refunded' : null;
}

/** All units that were not refunded yet. */
export function unitsToRefund(
  { lines }: Pick<Refundable, 'lines'>,
  earlier: readonly OrderRefund[],
  isRestocked: boolean,
): RefundedLine[] {
  return lines
    .map((line) => ({ lineId: line.id, quantity: unitsLeft(line, earlier) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, restocked: isRestocked ? line.quantity : 0 }));
}

function planned(
  { payment }: Refundable,
  earlier: readonly OrderRefund[],
  plan: Pick<RefundPlan, 'lines' | 'isShippingIncluded' | 'amount'>,
): RefundPlanOutcome {
  const back = addCents(...earlier.map((refund) => refund.toPayment));
  const onPayment = subtractToZero(payment?.amount ?? zero, back);
  const toPayment = smallerOf(plan.amount, onPayment);
  const toGiftCards = subtractToZero(plan.amount, toPayment);
  const { lines, isShippingIncluded, amount } = plan;
  return { ok: true, plan: { lines, isShippingIncluded, amount, toPayment, toGiftCards } };
}

/** Price of the next units: the price of all units up to them less that of the units before. */
function priceOfUnits(
  { lines }: Refundable,
  earlier: readonly OrderRefund[],
  { lineId, quantity }: RefundedLine,
): Cents {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return zero;
  const paid = addCents(subtractToZero(line.priceTotal, line.discountTotal), line.taxTotal);
  const before = unitsRefunded(lineId, earlier);
  const upTo = (units: number) => shareOf(paid, units, line.quantity);
  return cents(upTo(before + quantity) - upTo(before));
}

function unitsRefunded(lineId: string, earlier: readonly Pick<OrderRefund, 'lines'>[]): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
