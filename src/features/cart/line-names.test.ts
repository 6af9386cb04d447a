import { cents } from '@/domain/money';
import type { CartLine } from '@/domain/cart';
import { lineNames } from './line-names';

const line = (itemId: string, id: string, variantSubname: string): CartLine => ({
  itemId,
  id,
  slug: id,
  name: id.toUpperCase(),
  variantSubname,
  price: cents(100),
  priceTotal: cents(100),
  quantity: 1,
  imageUrl: null,
});

it('adds the choice only where a product is in the cart more than once', () => {
  const lines = [line('a', 'aid', 'Left'), line('b', 'aid', 'Right'), line('c', 'dock', '')];
  expect(lineNames(lines, (name, variant) => `${name} (${variant})`)).toEqual({
    a: 'AID (Left)',
    b: 'AID (Right)',
    c: 'DOCK',
  });
});
