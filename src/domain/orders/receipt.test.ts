import fc from 'fast-check';
import { calgaryOrder } from '@/testing/order';
import { addCents, cents } from '../money';
import type { OrderLine } from './order';
import { receiptRows } from './receipt';

const [pair, streamer] = calgaryOrder.lines;
if (!pair || !streamer) throw new Error('The order has a pair and a streamer');

const option = (id: string, value: string) => ({ id, name: id, valueId: value, value });
const lineFor = (ears: string, price = 400_001): OrderLine => ({
  ...pair,
  options: [option('tech', 'Premium'), option('ears', ears), option('color', 'Graphite')],
  price: cents(price),
});

test('a pair is two rows, one an ear, that add up to the cent', () => {
  expect(receiptRows({ lines: [lineFor('Pair')] })).toMatchObject([
    { side: 'left', unitPrice: 200_001, detail: 'Premium / Graphite' },
    { side: 'right', unitPrice: 200_000, detail: 'Premium / Graphite' },
  ]);
});

test('one aid is one row for its ear', () => {
  expect(receiptRows({ lines: [lineFor('Right ear', 75_000)] })).toMatchObject([
    { side: 'right', unitPrice: 75_000, amount: 75_000 },
  ]);
});

test('accessories have no side', () => {
  expect(receiptRows({ lines: [streamer] })).toMatchObject([
    { side: null, quantity: 2, unitPrice: 25_000, amount: 50_000 },
  ]);
});

test('the rows add up to the lines, whatever was bought', () => {
  const anyLine = fc
    .record({
      ears: fc.constantFrom('Pair', 'Left ear', 'Right ear'),
      price: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ ears, price, quantity }) => ({ ...lineFor(ears, price), quantity }));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
      const rows = receiptRows({ lines });
      const bought = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
      expect(addCents(...rows.map(({ amount }) => amount))).toBe(bought);
    }),
  );
});
