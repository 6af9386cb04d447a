import { cents, zero } from '../money';
import type { OrderRefund } from '../orders/order-refund';
import { returnStatuses } from '../orders/return-request';
import { calgaryOrder } from '@/testing/order';
import { keepsHearingAids } from './keeps-hearing-aids';

const order = { ...calgaryOrder, status: 'complete' } as const;
const nothing = { returns: [], refunds: [] };

const refundOf = (lineId: string, quantity: number): OrderRefund => ({
  id: 'refund_1',
  orderId: order.id,
  lines: [{ lineId, quantity, restocked: 0 }],
  isShippingIncluded: false,
  toPayment: cents(100),
  toGiftCards: zero,
  createdAt: '2026-11-21T12:00:00.000Z',
});

test('who has the aids keeps them, unless they are on their way back or were', () => {
  expect(keepsHearingAids(order, nothing)).toBe(true);
  const going = returnStatuses.filter(
    (status) => !keepsHearingAids(order, { ...nothing, returns: [{ status }] }),
  );
  expect(going).toEqual(['requested', 'approved', 'received', 'refunded']);
});

test('a canceled order, all of the money back, or the aids alone paid back end it', () => {
  expect(keepsHearingAids({ ...order, status: 'canceled' }, nothing)).toBe(false);
  const paid = cents(
    (order.payment?.amount ?? 0) +
      order.giftCards.reduce((sum, { usedAmount }) => sum + usedAmount, 0),
  );
  expect(keepsHearingAids({ ...order, refundedTotal: paid }, nothing)).toBe(false);
  const [aid] = order.lines.filter(({ isHearingAid }) => isHearingAid);
  if (!aid) throw new Error('The order has no hearing aid');
  const refunds = [refundOf(aid.id, aid.quantity)];
  expect(keepsHearingAids(order, { ...nothing, refunds })).toBe(false);
});

test('an order of accessories has none', () => {
  const lines = order.lines.map((line) => ({ ...line, isHearingAid: false }));
  expect(keepsHearingAids({ ...order, lines }, nothing)).toBe(false);
});
