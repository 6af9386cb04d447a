import type { Product } from '@/domain/catalogue/catalogue';
import { cents, type Cents } from '@/domain/money';
import { accessories, chargeAndGo } from '@/testing/catalogue';
import { homeData, homeIn } from './home-data';

const inDollars = (...data: Parameters<typeof homeData>) => homeIn(homeData(...data), 'USD');

const variantsWithout = (level: string) =>
  chargeAndGo.variants.filter(({ name }) => !name.startsWith(level));

describe('homeData', () => {
  it('takes the price of one ear at each level, lowest level first', () => {
    expect(inDollars(chargeAndGo, []).levels).toEqual([
      { level: 'basic', perEar: 75_000, currency: 'USD' },
      { level: 'advanced', perEar: 150_000, currency: 'USD' },
      { level: 'premium', perEar: 200_000, currency: 'USD' },
    ]);
  });

  it('leaves out a level that is not sold and starts from the lowest that is', () => {
    const data = inDollars({ ...chargeAndGo, variants: variantsWithout('Basic') }, []);
    expect(data.levels.map(({ level }) => level)).toEqual(['advanced', 'premium']);
    expect(data.fromPrice).toBe(150_000);
  });

  it('starts from the lowest price even when a higher level has it', () => {
    const variants = chargeAndGo.variants.map((variant) =>
      variant.name.startsWith('Premium') ? { ...variant, price: cents(60_000) } : variant,
    );
    expect(inDollars({ ...chargeAndGo, variants }, []).fromPrice).toBe(60_000);
  });

  it('carries of an accessory what its card shows', () => {
    const [charger] = accessories;
    if (!charger) throw new Error('No accessory to test with');
    const cards = inDollars(chargeAndGo, [charger, { ...charger, images: [] }]).accessories;
    expect(cards).toEqual([
      {
        slug: 'dry-clean-charger',
        name: 'Dry & Clean Charger',
        summary: charger.summary,
        price: 24_900,
        currency: 'USD',
        picture: '/pictures/products/accessories/dry-clean-charger.webp',
      },
      expect.objectContaining({ picture: null }),
    ]);
  });

  it('has every price of another list, and the store’s own for what is not on it', () => {
    const [charger, tv] = accessories;
    if (!charger || !tv) throw new Error('No accessories to test with');
    const double = (prices: readonly { price: Cents }[]) =>
      prices.map(({ price }) => cents(price * 2));
    const inCad = <Sold extends Product>(sold: Sold) => ({
      ...sold,
      otherPrices: {
        CAD: { price: cents(sold.price * 2), variants: double(sold.variants), plans: [] },
      },
    });
    const data = homeData(inCad(chargeAndGo), [inCad(charger), tv]);
    const shown = homeIn(data, 'CAD');
    expect([shown.currency, shown.fromPrice]).toEqual(['CAD', 150_000]);
    expect(shown.levels.map(({ perEar }) => perEar)).toEqual([150_000, 300_000, 400_000]);
    expect(shown.accessories.map(({ price, currency }) => [price, currency])).toEqual([
      [49_800, 'CAD'],
      [29_900, 'USD'],
    ]);
  });

  it('refuses a hearing aid that cannot be bought at any level', () => {
    expect(() => homeData({ ...chargeAndGo, variants: [] }, [])).toThrow('charge-go');
  });
});
