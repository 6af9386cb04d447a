import fc from 'fast-check';
import { calgaryOrder } from '@/testing/order';
import { addCents, cents, zero } from '../money';
import {
  planRefund,
  refundableLeft,
  type Refundable,
  unitsLeft,
  type OrderRefund,
  type RefundPlan,
  type RefundRequest,
} from './order-refund';

const asMade = (plan: RefundPlan, id: string): OrderRefund => ({
  ...plan,
  id,
  orderId: calgaryOrder.id,
  createdAt: '2026-11-21T12:00:00.000Z',
});

/** What several refund requests in a row pay back. */
function paidBack(order: Refundable, requests: readonly RefundRequest[]) {
  const made: OrderRefund[] = [];
  let { refundedTotal } = order;
  for (const refundRequest of requests) {
    const outcome = planRefund({ ...order, refundedTotal }, made, refundRequest);
    if (!outcome.ok) continue;
    made.push(asMade(outcome.plan, `refund_${made.length}`));
    refundedTotal = addCents(refundedTotal, outcome.plan.amount);
  }
  return { made, refundedTotal };
}

const units = (quantity: number, lineId = 'line_streamer', restocked = 0): RefundRequest => ({
  kind: 'lines',
  lines: [{ lineId, quantity, restocked }],
  isShippingIncluded: false,
});

const rest: RefundRequest = { kind: 'rest', isRestocked: false };

test('units bring what was paid for them, less the discount', () => {
  const order = {
    ...calgaryOrder,
    lines: calgaryOrder.lines.map((line) => ({ ...line, discountTotal: cents(5_001) })),
  };
  const { made } = paidBack(order, [units(1), units(1), units(1)]);
  // 449.99 for two: the indivisible cent goes with one of them, and no third refund is possible.
  expect(made.map(({ toPayment }) => toPayment)).toEqual([22_500, 22_499]);
});

test('the rest is everything, shipping included, whatever went before', () => {
  const { made, refundedTotal } = paidBack(calgaryOrder, [
    { kind: 'amount', amount: cents(1_234) },
    units(1),
    rest,
    rest,
  ]);
  expect(made).toHaveLength(3);
  expect(refundedTotal).toBe(calgaryOrder.totals.captureTotal);
  expect(made.at(-1)).toMatchObject({
    isShippingIncluded: true,
    lines: [
      { lineId: 'line_aids', quantity: 1, restocked: 0 },
      { lineId: 'line_streamer', quantity: 1, restocked: 0 },
    ],
  });
});

test('what gift cards paid goes back to them, after the means of payment got its part', () => {
  const order: Refundable = {
    ...calgaryOrder,
    giftCards: [{ usedAmount: cents(5_000) }],
    payment: calgaryOrder.payment && { ...calgaryOrder.payment, amount: cents(400_000) },
  };
  const { made } = paidBack(order, [{ kind: 'amount', amount: cents(399_000) }, rest]);
  expect(made.map(({ toPayment, toGiftCards }) => [toPayment, toGiftCards])).toEqual([
    [399_000, 0],
    [1_000, 5_000],
  ]);
});

test.each<[string, RefundRequest, string]>([
  ['more than there is', { kind: 'amount', amount: cents(405_001) }, 'amount_too_large'],
  ['more units than were sold', units(3), 'quantity_too_large'],
  ['a line of another order', units(1, 'line_of_somebody'), 'line_unknown'],
  ['more on the shelf than comes back', units(1, 'line_streamer', 2), 'quantity_too_large'],
  ['nothing', { kind: 'lines', lines: [], isShippingIncluded: false }, 'nothing_left'],
])('%s is refused', (_name, refundRequest, code) => {
  expect(planRefund(calgaryOrder, [], refundRequest)).toEqual({ ok: false, code });
});

test('shipping comes back once', () => {
  const totals = { ...calgaryOrder.totals, shipmentTotal: cents(1_500), shipmentTax: cents(75) };
  const shipping: RefundRequest = { kind: 'lines', lines: [], isShippingIncluded: true };
  const first = planRefund({ ...calgaryOrder, totals }, [], shipping);
  if (!first.ok) throw new Error(first.code);
  expect(first.plan.amount).toBe(1_575);
  expect(planRefund({ ...calgaryOrder, totals }, [asMade(first.plan, 'one')], shipping)).toEqual({
    ok: false,
    code: 'shipping_refunded',
  });
});

const requests: fc.Arbitrary<RefundRequest> = fc.oneof(
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: 1, max: 300_000 }).map(cents),
  }),
  fc.record({
    kind: fc.constant('lines' as const),
    lines: fc
      .record({
        lineId: fc.constantFrom('line_aids', 'line_streamer'),
        quantity: fc.integer({ min: 1, max: 3 }),
      })
      .map((line) => [{ ...line, restocked: 0 }]),
    isShippingIncluded: fc.boolean(),
  }),
  fc.constant(rest),
);

test('however it is paid back, it is never more than was paid, nor more units than were sold', () => {
  fc.assert(
    fc.property(
      fc.array(requests, { maxLength: 8 }),
      fc.integer({ min: 0, max: 405_000 }),
      (row, byCard) => {
        const byGiftCard = cents(405_000 - byCard);
        const order: Refundable = {
          ...calgaryOrder,
          giftCards: [{ usedAmount: byGiftCard }],
          payment: calgaryOrder.payment && { ...calgaryOrder.payment, amount: cents(byCard) },
        };
        const { made, refundedTotal } = paidBack(order, row);
        expect(addCents(...made.map(({ toPayment }) => toPayment))).toBeLessThanOrEqual(byCard);
        expect(addCents(...made.map(({ toGiftCards }) => toGiftCards))).toBeLessThanOrEqual(
          byGiftCard,
        );
        for (const line of order.lines) expect(unitsLeft(line, made)).toBeGreaterThanOrEqual(0);
        const left = refundableLeft({ ...order, refundedTotal });
        expect(addCents(left, refundedTotal)).toBe(405_000);
        if (row.includes(rest)) expect(left).toBe(zero);
      },
    ),
  );
});
