import { cents } from '@/domain/money';
import type { CartLine } from '@/domain/carts/cart';
import { lineNames } from './line-names';

const line = (itemId: string, id: string, variantSubname: string): CartLine => ({
  itemId,
  id,
  slug: id,
  name: id.toUpperCase(),
  variantSubname,
  plan: null,
  included: '',
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

it('tells what is bought once from what is bought by plan', () => {
  const plan = { name: 'Every 3 months', interval: 'monthly' as const, count: 3 };
  const lines = [line('a', 'kit', ''), { ...line('b', 'kit', ''), plan }];
  expect(lineNames(lines, (name, variant) => `${name} (${variant})`)).toEqual({
    a: 'KIT',
    b: 'KIT (Every 3 months)',
  });
});
