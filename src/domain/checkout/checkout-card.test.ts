import fc from 'fast-check';
import { cardExpiryProblem, cardNumberProblem, securityCodeProblem } from './checkout-card';

describe('cardNumberProblem', () => {
  test.each([
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242424242424242',
    '3782 822463 10005',
    '4000 0025 0000 3155',
  ])('takes %p', (typed) => {
    expect(cardNumberProblem(typed)).toBeNull();
  });

  test.each([
    ['', 'cardMissing'],
    ['  ', 'cardMissing'],
    ['4000 0025 0000 315', 'cardNumberShort'],
    ['42', 'cardNumberShort'],
    ['4242 4242 4242 4224', 'cardNumberInvalid'],
    ['4242 4242 4242 4242 4', 'cardNumberLong'],
    ['4242 4242 4242 424x', 'cardNumberInvalid'],
    // 9 digits that pass Luhn.
    ['000000000', 'cardNumberShort'],
  ] as const)('%p is %s', (typed, problem) => {
    expect(cardNumberProblem(typed)).toBe(problem);
  });

  test('one wrong digit is always noticed', () => {
    const good = '4242424242424242';
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const wrong = String((Number(good.charAt(at)) + shift) % 10);
        expect(cardNumberProblem(good.slice(0, at) + wrong + good.slice(at + 1))).not.toBeNull();
      }),
    );
  });
});

describe('expiry', () => {
  const november2026 = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['11 / 26', null],
    ['12 / 75', null],
    ['', 'cardExpiryMissing'],
    ['10 / 26', 'cardExpired'],
    ['13 / 28', 'cardExpiryInvalid'],
    ['00 / 28', 'cardExpiryInvalid'],
    ['08', 'cardExpiryInvalid'],
    ['08 / 2', 'cardExpiryInvalid'],
    ['11 / 76', 'cardExpiryInvalid'],
    ['aug 28', 'cardExpiryInvalid'],
  ] as const)('%p in November 2026: %s', (typed, problem) => {
    expect(cardExpiryProblem(typed, november2026)).toBe(problem);
  });
});

test.each([
  ['123', null],
  ['1234', null],
  ['', 'securityCodeMissing'],
  ['12', 'securityCodeInvalid'],
  ['12345', 'securityCodeInvalid'],
  ['12a', 'securityCodeInvalid'],
] as const)('security code %p: %s', (typed, problem) => {
  expect(securityCodeProblem(typed)).toBe(problem);
});
