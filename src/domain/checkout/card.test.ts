import fc from 'fast-check';
import { cardBrand, cardExpiryState, isCardCvc, isCardNumber, parseCardExpiry } from './card';

describe('card number', () => {
  test.each(['4242 4242 4242 4242', '4000-0025-0000-3155', '378282246310005', '6011000990139424'])(
    '%s is one',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  test.each([
    ['a wrong digit', '4242 4242 4242 4241'],
    ['nine digits', '100000009'],
    ['seventeen digits', '42424242424242426'],
    ['letters', '4242 4242 4242 424a'],
    ['nothing', ''],
  ])('with %s it is none', (_fault, number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  test('changing any one digit is noticed', () => {
    const digits = '4242424242424242';
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const changed = (Number(digits[place]) + step) % 10;
        expect(isCardNumber(digits.slice(0, place) + changed + digits.slice(place + 1))).toBe(
          false,
        );
      }),
    );
  });
});

describe('expiry', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['12/30', { month: 12, year: 2030 }],
    ['1-2031', { month: 1, year: 2031 }],
    ['07 28', { month: 7, year: 2028 }],
    [' 12 / 30 ', { month: 12, year: 2030 }],
  ])('%s is read', (text, expiry) => {
    expect(parseCardExpiry(text)).toEqual(expiry);
  });

  test.each(['', '12', '1230', '12/3', '12/030', 'ab/cd', '12//30'])('%p is not', (text) => {
    expect(parseCardExpiry(text)).toBeNull();
  });

  test.each([
    [11, 2026, 'good'],
    [10, 2026, 'past'],
    [12, 2026, 'good'],
    [10, 2076, 'good'],
    [11, 2076, 'impossible'],
    [0, 2030, 'impossible'],
    [13, 2030, 'impossible'],
    [1, 30, 'past'],
    [1.5, 2030, 'impossible'],
    [1, NaN, 'impossible'],
  ])('%d/%d: %p', (month, year, state) => {
    expect(cardExpiryState({ month, year }, now)).toBe(state);
  });

  test('a card is good until the last moment of its month', () => {
    const expiry = { month: 11, year: 2026 };
    expect(cardExpiryState(expiry, new Date('2026-11-30T23:59:59.999Z'))).toBe('good');
    expect(cardExpiryState(expiry, new Date('2026-12-01T00:00:00Z'))).toBe('past');
  });
});

test('a security code has three or four digits', () => {
  expect(['123', '1234', ' 123 '].every(isCardCvc)).toBe(true);
  expect(['12', '12345', '12a', ''].some(isCardCvc)).toBe(false);
});

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'MasterCard'],
  ['2221000000000009', 'MasterCard'],
  ['2720990000000007', 'MasterCard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['3566002020360505', 'JCB'],
  ['3056930009020004', 'Diners Club'],
  ['4', 'Visa'],
  ['9999', null],
  ['', null],
])('%s is a %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});
