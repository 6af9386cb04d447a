import { cents } from '../money';
import { klarnaPayment } from './klarna';

describe('one of four payments with Klarna', () => {
  it.each([
    [3000_00, 750_00],
    [2924_10, 732_00],
    [149_00, 38_00],
    [4_00, 1_00],
    [1, 1_00],
  ])('of %i cents is %i cents', (total, payment) => {
    expect(klarnaPayment(cents(total))).toBe(payment);
  });

  it('is in whole dollars and never too low', () => {
    for (let total = 1; total < 100_000; total += 37) {
      const payment = klarnaPayment(cents(total));
      expect(payment % 100).toBe(0);
      expect(payment * 4).toBeGreaterThanOrEqual(total);
      expect(payment * 4 - total).toBeLessThan(400);
    }
  });
});
