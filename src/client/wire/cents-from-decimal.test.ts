import fc from 'fast-check';
import { cents } from '@/domain/money';
import { centsFromDecimal } from './cents-from-decimal';

test('every amount comes back from the wire as it went', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000_000), (amount) => {
      // The wire: whole cents over a hundred, written and read as JSON.
      const wire: number = JSON.parse(JSON.stringify(amount / 100));
      expect(centsFromDecimal(wire)).toBe(cents(amount));
      expect(JSON.stringify(wire)).toMatch(/^\d+(?:\.\d{1,2})?$/);
    }),
    { numRuns: 2000 },
  );
});
