import fc from 'fast-check';
import { isPhoneUntouched, normalizePhone, normalizePostalCode } from './checkout-address';

describe('normalizePostalCode', () => {
  test.each(['T2P 1J9', 't2p1j9', 'T2P-1J9', '  t2P  1j9 '])('reads %p', (typed) => {
    expect(normalizePostalCode(typed)).toBe('T2P 1J9');
  });

  test.each(['', 'T2P', 'T2P 1J', 'T2P 1J99', 'D2P 1J9', 'W2P 1J9', 'T2O 1J9', '90210', 'T2P_1J9'])(
    'refuses %p',
    (typed) => {
      expect(normalizePostalCode(typed)).toBeNull();
    },
  );

  test('reading a second time changes nothing', () => {
    const typed = fc.stringMatching(/^[A-Ya-y]\d[A-Za-z][ -]?\d[A-Za-z]\d$/);
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalizePostalCode(text);
        if (once !== null) expect(normalizePostalCode(once)).toBe(once);
      }),
    );
  });
});

describe('normalizePhone', () => {
  test.each([
    '+1 807 555 0118',
    '8075550118',
    '(807) 555-0118',
    '1-807-555-0118',
    '807.555.0118',
    '+18075550118',
  ])('reads %p', (typed) => {
    expect(normalizePhone(typed)).toBe('+18075550118');
  });

  test('reads a number from abroad with its plus', () => {
    expect(normalizePhone('+33 1 42 68 53 00')).toBe('+33142685300');
    expect(normalizePhone('+47 22 33 44 55')).toBe('+4722334455');
  });

  test.each(['', '+1', '555-0118', '+1 007 555 0118', '+1 807 155 0118', 'call me', '33142685300'])(
    'refuses %p',
    (typed) => {
      expect(normalizePhone(typed)).toBeNull();
    },
  );
});

test('a phone field that holds only its prefix is empty', () => {
  expect(['', '+1', ' +1 ', '+1 8'].map(isPhoneUntouched)).toEqual([true, true, true, false]);
});
