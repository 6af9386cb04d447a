import fc from 'fast-check';
import { locales } from './words/locale';
import {
  addCents,
  basisPointsOf,
  cents,
  currencyCodes,
  formatMoney,
  formatMoneyInFull,
  multiplyCents,
  prorate,
  shareOf,
  smallerOf,
  subtractToZero,
} from './money';

const amounts = fc.integer({ min: 0, max: 4_000_000_000 }).map(cents);

describe('amounts', () => {
  test.each(
    locales.flatMap((locale) => currencyCodes.map((currency) => [locale, currency] as const)),
  )('are written as the language writes them: %s, %s', (locale, currency) => {
    // A bare dollar sign: whose dollars they are is said once a page.
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const format = new Intl.NumberFormat(locale, options);
    fc.assert(
      fc.property(fc.maxSafeInteger().map(cents), (amount) => {
        // Beyond ten trillion dollars a decimal number can no longer hold cents.
        fc.pre(Math.abs(amount) < 1e15);
        expect(formatMoney(amount, currency, locale)).toBe(format.format(amount / 100));
      }),
      {
        examples: [
          [cents(0)],
          [cents(7)],
          [cents(99)],
          [cents(100)],
          [cents(-5)],
          [cents(99_999)],
          [cents(100_000)],
          [cents(-123_456_789)],
        ],
      },
    );
  });

  test('in a language that we know no pattern of, the same way', () => {
    expect(formatMoney(cents(123_456), 'CAD', 'en-CA')).toBe('$1,234.56');
  });

  test.each([
    ['USD', '$4,050.00\u00a0USD'],
    ['CAD', '$4,050.00\u00a0CAD'],
  ] as const)('say in full whose dollars they are: %s', (currency, words) => {
    expect(formatMoneyInFull(cents(405_000), currency, 'en-US')).toBe(words);
  });

  test('fractions, NaN and unsafe integers are no amounts', () => {
    for (const wrong of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => cents(wrong)).toThrow(RangeError);
    }
  });

  test('sums, multiples and differences stay whole and never go below zero', () => {
    expect(addCents()).toBe(0);
    expect(multiplyCents(cents(1050), 3)).toBe(3150);
    expect(subtractToZero(cents(100), cents(250))).toBe(0);
    expect(smallerOf(cents(2), cents(1))).toBe(1);
  });
});

describe('shares', () => {
  test.each([
    [105, 1000, 11],
    [104, 1000, 10],
    [1, 5000, 1],
    [29_900, 1000, 2990],
    [99, 10_000, 99],
  ])('%i cents at %i basis points are %i cents, half up', (amount, basisPoints, share) => {
    expect(basisPointsOf(cents(amount), basisPoints)).toBe(share);
  });

  test('are exact where doubles are not', () => {
    const amount = cents(9_007_199_254_740_991);
    expect(shareOf(amount, 3, 3)).toBe(amount);
  });

  test('refuse what is no share', () => {
    expect(() => shareOf(cents(1), 1, 0)).toThrow(RangeError);
    expect(() => shareOf(cents(-1), 1, 2)).toThrow(RangeError);
  });
});

describe('prorating', () => {
  test('gives the odd cents to the largest remainders, then to the first', () => {
    expect(prorate(cents(100), [cents(100), cents(100), cents(100)])).toEqual([34, 33, 33]);
    expect(prorate(cents(10), [cents(15), cents(5)])).toEqual([8, 2]);
  });

  test('parts add up to the total, each within its weight and a cent of its exact share', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 20 }), (total, weights) => {
        const parts = prorate(total, weights);
        const sum = addCents(...weights);
        const wanted = Math.min(total, sum);
        expect(addCents(...parts)).toBe(wanted);
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0;
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weight);
          if (sum > 0) expect(Math.abs(part - (wanted / sum) * weight)).toBeLessThanOrEqual(1.001);
        }
      }),
    );
  });
});
