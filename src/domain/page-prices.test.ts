import { accessories, chargeAndGo } from '@/testing/catalogue';
import { cents } from './money';
import { pagePrices, pricedIn } from './page-prices';

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
