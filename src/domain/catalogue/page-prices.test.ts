import { accessories, chargeAndGo, domeKit } from '@/testing/catalogue';
import { cents } from '../money';
import { pagePrices, pricedIn, refreshed } from './page-prices';

const [charger] = accessories;
if (!charger) throw new Error('No accessory to test with');

test('a product takes the prices of a list, each variant its own', () => {
  const doubled = pagePrices({
    ...chargeAndGo,
    price: cents(chargeAndGo.price * 2),
    variants: chargeAndGo.variants.map((sold) => ({ ...sold, price: cents(sold.price * 2) })),
  });
  const listed = pricedIn({ ...chargeAndGo, otherPrices: { CAD: doubled } }, 'CAD');
  expect([listed.currency, listed.price]).toEqual(['CAD', 150_000]);
  expect(listed.variants.map(({ price }) => price)).toEqual(
    chargeAndGo.variants.map(({ price }) => price * 2),
  );
});

test('what has no prices there stays in its own currency, not at another one’s numbers', () => {
  expect(pricedIn(charger, 'CAD')).toBe(charger);
  expect(pricedIn(charger, 'USD')).toBe(charger);
});

test('a later answer counts: its prices, its stock, and what it no longer names', () => {
  const [first, second, ...rest] = chargeAndGo.variants;
  if (!first || !second) throw new Error('No variants to test with');
  const answer = {
    ...chargeAndGo,
    price: cents(70_000),
    variants: [{ ...first, price: cents(1) }, ...rest],
  };
  const now = refreshed(chargeAndGo, answer);
  expect(now.price).toBe(70_000);
  expect(now.variants.slice(0, 2)).toEqual([
    { ...first, price: 1 },
    { ...second, stockStatus: 'discontinued' },
  ]);
  expect(refreshed(chargeAndGo, { ...answer, variants: [] }).variants).toEqual(
    chargeAndGo.variants,
  );
});

test('an answer in another currency keeps the prices that were known in the first one', () => {
  const plans = domeKit.plans.map((plan) => ({ ...plan, price: cents(3_300) }));
  const answer = { ...domeKit, currency: 'CAD' as const, price: cents(4_000), plans };
  const now = refreshed(domeKit, answer);
  expect([now.currency, now.price, now.plans[0]?.price]).toEqual(['CAD', 4_000, 3_300]);
  expect(now.otherPrices).toMatchObject({ USD: pagePrices(domeKit) });
  expect(pricedIn(now, 'USD').price).toBe(domeKit.price);
});

test('an answer that leaves prices open in its currency changes the stock alone', () => {
  const answer = { ...chargeAndGo, currency: 'CAD' as const, variants: [], stockStatus: null };
  expect(refreshed(chargeAndGo, answer)).toEqual({ ...chargeAndGo, stockStatus: null });
});
