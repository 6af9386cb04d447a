import { isCouponOpen, normaliseCode, reachesMinimum, type CouponTerms } from './coupon';
import { cents } from './money';

const terms: CouponTerms = {
  isActive: true,
  validFrom: null,
  validUntil: null,
  maximumUses: null,
  useCount: 0,
  isOncePerAccount: false,
};
const now = new Date('2026-11-21T12:00:00Z');

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
])('a coupon %s: %#', (_name, change, isOpen) => {
  expect(isCouponOpen({ ...terms, ...change }, now, false)).toBe(isOpen);
});

test('one that is meant once is closed to whoever used it, and to nobody else', () => {
  const once = { ...terms, isOncePerAccount: true };
  expect([true, false].map((wasUsed) => isCouponOpen(once, now, wasUsed))).toEqual([false, true]);
  expect(isCouponOpen(terms, now, true)).toBe(true);
});

test.each([
  ['no minimum', {}, true],
  ['exactly the minimum', { USD: cents(10_000) }, true],
  ['a cent too little', { USD: cents(10_001) }, false],
  ['a minimum in other money', { CAD: cents(1) }, false],
])('a cart with %s', (_name, minimumSubTotals, isReached) => {
  const conditions = { minimumSubTotals, productIds: null };
  expect(reachesMinimum(conditions, cents(10_000), 'USD')).toBe(isReached);
});
