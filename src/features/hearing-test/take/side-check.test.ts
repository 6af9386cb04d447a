import { isPassed, sideOrder, sideTones } from './side-check';

it('plays three tones a side, in an order that changes', () => {
  const orders = Array.from({ length: 60 }, () => sideOrder(Math.random));
  for (const order of orders) {
    expect(order).toHaveLength(sideTones);
    expect(order.filter((side) => side === 'L')).toHaveLength(3);
  }
  expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(5);
});

it.each([
  [6, true],
  [5, true],
  [4, false],
  [3, false],
  [0, false],
])('%i of 6: %s', (correct, expected) => {
  expect(isPassed(correct)).toBe(expected);
});
