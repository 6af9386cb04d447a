import { accessories, chargeAndGo, chargeAndGoWith } from '@/testing/catalogue';
import { paths } from '@/domain/pages/paths';
import { cents } from '@/domain/money';
import { pagesToRenew, shownProducts } from './pages-of';

const before = shownProducts([chargeAndGo, ...accessories]);
const changed = (change: (slug: string) => object) =>
  shownProducts([
    chargeAndGo,
    ...accessories.map((product) => ({ ...product, ...change(product.slug) })),
  ]);

test('nothing changed, nothing is renewed', () => {
  expect(pagesToRenew(before, shownProducts([chargeAndGo, ...accessories]))).toEqual([]);
});

test('a price renews exactly the pages that show it', () => {
  const now = changed((slug) => (slug === 'standard-charger' ? { price: cents(1) } : {}));
  expect(pagesToRenew(before, now)).toEqual([
    '/',
    '/shop',
    '/accessories',
    '/accessories/standard-charger',
  ]);
});

test('the last one of a variant sold renews the hearing aid’s pages', () => {
  const sold = chargeAndGoWith('Basic, Right ear, Rose, Large', { stockStatus: 'out_of_stock' });
  const now = shownProducts([sold, ...accessories]);
  expect(pagesToRenew(before, now)).toEqual(['/', '/shop', '/product/charge-go', paths.estimate]);
});

test('what came, what went, and what nobody knows of are renewed', () => {
  const without = shownProducts([chargeAndGo]);
  expect(pagesToRenew(before, without)).toContain('/accessories/stream-line-tv');
  expect(pagesToRenew(without, before)).toContain('/accessories/stream-line-tv');
  expect(pagesToRenew(null, without)).toEqual(['/', '/shop', '/product/charge-go', paths.estimate]);
});
