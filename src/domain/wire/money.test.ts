import fc from 'fast-check';
import { cents } from '../money';
import { centsFromDecimal, decimal } from './money';

test('every amount comes back from the wire as it went', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000_000), (amount) => {
      const wire: number = JSON.parse(JSON.stringify(decimal(cents(amount))));
      expect(centsFromDecimal(wire)).toBe(cents(amount));
      expect(JSON.stringify(wire)).toMatch(/^\d+(?:\.\d{1,2})?$/);
    }),
    { numRuns: 2000 },
  );
});

test('an amount that is missing is nothing', () => {
  expect([centsFromDecimal(null), centsFromDecimal(undefined)]).toEqual([0, 0]);
});
