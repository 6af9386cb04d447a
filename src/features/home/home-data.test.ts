import { cents } from '@/domain/money';
import { accessories, chargeAndGo } from '@/testing/catalogue';
import { homeData } from './home-data';

const variantsWithout = (level: string) =>
  chargeAndGo.variants.filter(({ name }) => !name.startsWith(level));

describe('homeData', () => {
  it('takes the price of one ear at each level, lowest level first', () => {
    expect(homeData(chargeAndGo, []).levels).toEqual([
      { level: 'basic', perEar: 75_000 },
      { level: 'advanced', perEar: 150_000 },
      { level: 'premium', perEar: 200_000 },
    ]);
  });

  it('leaves out a level that is not sold and starts from the lowest that is', () => {
    const data = homeData({ ...chargeAndGo, variants: variantsWithout('Basic') }, []);
    expect(data.levels.map(({ level }) => level)).toEqual(['advanced', 'premium']);
    expect(data.fromPrice).toBe(150_000);
  });

  it('starts from the lowest price even when a higher level has it', () => {
    const variants = chargeAndGo.variants.map((variant) =>
      variant.name.startsWith('Premium') ? { ...variant, price: cents(60_000) } : variant,
    );
    expect(homeData({ ...chargeAndGo, variants }, []).fromPrice).toBe(60_000);
  });

  it('carries of an accessory what its card shows', () => {
    const [charger] = accessories;
    if (!charger) throw new Error('No accessory to test with');
    const cards = homeData(chargeAndGo, [charger, { ...charger, images: [] }]).accessories;
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

  it('refuses a hearing aid that cannot be bought at any level', () => {
    expect(() => homeData({ ...chargeAndGo, variants: [] }, [])).toThrow('charge-go');
  });
});
