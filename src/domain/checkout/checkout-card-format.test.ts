import fc from 'fast-check';
import {
  caretAfterDigits,
  formatExpiry,
  formatSecurityCode,
  groupCardNumber,
} from './checkout-card-format';

describe('groupCardNumber', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['', ''],
    ['x4', '4'],
  ])('shows %p as %p', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });

  test('loses no digit and is stable', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,19}$/), (typed) => {
        const shown = groupCardNumber(typed);
        expect(shown.replace(/ /g, '')).toBe(typed.replace(/\D/g, ''));
        expect(groupCardNumber(shown)).toBe(shown);
      }),
    );
  });
});

describe('formatExpiry', () => {
  test.each([
    ['8', '08'],
    ['1', '1'],
    ['1/', '01'],
    ['12', '12'],
    ['122', '12 / 2'],
    ['12/34', '12 / 34'],
    ['1/28', '01 / 28'],
    ['08-28', '08 / 28'],
    ['08 / 28', '08 / 28'],
    ['08/2028', '08 / 2028'],
    ['', ''],
  ])('shows %p as %p', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test('the year can be taken back digit by digit', () => {
    expect(['08 / 2', '08 / ', '0', ''].map(formatExpiry)).toEqual(['08 / 2', '08', '0', '']);
  });
});

test('a security code is at most four digits', () => {
  expect(['123', '1234', '12345', 'a1b2c3'].map(formatSecurityCode)).toEqual([
    '123',
    '1234',
    '1234',
    '123',
  ]);
});

test('the caret stays behind the digit it was behind', () => {
  expect(caretAfterDigits('4242 4242', 4)).toBe(4);
  expect(caretAfterDigits('4242 4242', 5)).toBe(6);
  expect(caretAfterDigits('4242', 9)).toBe(4);
});
