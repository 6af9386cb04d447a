import { isCouponUsable, normaliseCode, type CouponTerms } from './coupon';
import { cents } from './money';

const terms: CouponTerms = {
  isActive: true,
  validFrom: null,
  validUntil: null,
  maximumUses: null,
  useCount: 0,
  minimumSubTotal: null,
};
const now = new Date('2026-11-21T12:00:00Z');
const subTotal = cents(10_000);

test('codes are compared without case, blanks and hyphens', () => {
  expect(normaliseCode(' welcome-10 ')).toBe('WELCOME10');
  expect(normaliseCode('GIFT-BORE-AL50')).toBe('GIFTBOREAL50');
  expect(normaliseCode('–!%_')).toBe('');
});

test.each<[string, Partial<CouponTerms>, boolean]>([
  ['without limits', {}, true],
  ['switched off', { isActive: false }, false],
  ['from this moment', { validFrom: '2026-11-21T12:00:00Z' }, true],
  ['from later', { validFrom: '2026-11-21T12:00:01Z' }, false],
  ['until later', { validUntil: '2026-11-21T12:00:01Z' }, true],
  ['until this moment', { validUntil: '2026-11-21T12:00:00Z' }, false],
  ['with a use left', { maximumUses: 2, useCount: 1 }, true],
  ['used up', { maximumUses: 2, useCount: 2 }, false],
  ['for carts of exactly this much', { minimumSubTotal: cents(10_000) }, true],
  ['for bigger carts', { minimumSubTotal: cents(10_001) }, false],
])('a coupon %s: %#', (_name, change, isUsable) => {
  expect(isCouponUsable({ ...terms, ...change }, now, subTotal)).toBe(isUsable);
});
