import { canMove, initialStatus, orderStatuses, staffMovesOf, staffTarget } from './order-machine';

test.each([
  ['hold', 'delivery_pending'],
  ['delivery_pending', 'hold'],
  ['delivery_pending', 'complete'],
  ['payment_pending', 'canceled'],
] as const)('%s may become %s', (from, to) => {
  expect(canMove(from, to)).toBe(true);
});

test.each([
  ['hold', 'complete'],
  ['complete', 'canceled'],
  ['canceled', 'delivery_pending'],
  ['delivery_pending', 'draft'],
] as const)('%s may not become %s', (from, to) => {
  expect(canMove(from, to)).toBe(false);
});

test('staying is no move, and nothing leaves the final ones', () => {
  for (const status of orderStatuses) {
    expect(canMove(status, status)).toBe(false);
    expect(canMove('complete', status)).toBe(false);
    expect(canMove('canceled', status)).toBe(false);
  }
});

test('a new order waits for review first, then for money', () => {
  expect(initialStatus({ isPaid: true, isHeld: true })).toBe('hold');
  expect(initialStatus({ isPaid: false, isHeld: true })).toBe('hold');
  expect(initialStatus({ isPaid: true, isHeld: false })).toBe('delivery_pending');
  expect(initialStatus({ isPaid: false, isHeld: false })).toBe('payment_pending');
});

test('an order whose fitting sheet nobody signed cannot be approved; all else stays possible', () => {
  const order = { status: 'hold', isPaid: true } as const;
  expect(staffTarget('approve', { ...order, isSheetMissing: true }, 0)).toBeNull();
  expect(staffTarget('approve', { ...order, isSheetMissing: false }, 0)).toBe('delivery_pending');
  expect(staffMovesOf({ ...order, isSheetMissing: true }, 0)).toEqual(['cancel']);
});
