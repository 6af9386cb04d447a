import { buildSnapshot } from './catalogue-snapshot';
import { StockBook } from './stock-book';
import { seedCatalogue, seedSnapshot } from '../seed/catalogue';
import type { StoredProduct } from './catalogue-rows';

const french = seedSnapshot().inLocale('fr-CA');
const english = seedSnapshot();

test('every product, option, value, plan, picture, category and attribute of the seed has French words', () => {
  for (const product of french.shelf) {
    const before = english.shelf.find(({ id }) => id === product.id);
    expect(product.summary).not.toBe(before?.summary);
    expect(product.images.map(({ caption }) => caption)).not.toEqual(
      expect.arrayContaining([before?.images[0]?.caption ?? '']),
    );
    for (const [index, plan] of product.plans.entries()) {
      expect(plan.name).not.toBe(before?.plans[index]?.name);
    }
  }
  expect(french.categories.map(({ name }) => name)).toEqual(['Aides auditives', 'Accessoires']);
  for (const [index, attribute] of french.attributes.entries()) {
    expect([attribute.id, attribute.name]).not.toEqual([
      attribute.id,
      english.attributes[index]?.name,
    ]);
  }
});

test('a variant is named by the French names of its values, in either currency', () => {
  const aid = french.productsBySlug.get('charge-go');
  expect(aid?.variants[0]?.name).toBe('Essentiel, La paire, Argent, Écouteur standard');
  expect(aid?.options.map(({ name }) => name)).toEqual([
    'Niveau de technologie',
    'Oreilles',
    'Couleur',
    'Écouteur',
  ]);
  expect(aid?.attributes.in_the_box).toEqual(['Chargeur standard']);
  expect(aid?.attributes.bluetooth).toBe('yes');
  const inCad = french.inCurrency('CAD').productsBySlug.get('charge-go');
  expect(inCad?.variants[0]).toMatchObject({ name: aid?.variants[0]?.name, price: 200_000 });
});

test('the English catalogue is as it was, and one product stays one object in each language', () => {
  expect(english.inLocale('fr-CA').inLocale('en-US')).toBe(english);
  expect(english.productsBySlug.get('charge-go')?.name).toBe('Charge-and-Go');
  expect(french.shelf[0]).toBe(seedSnapshot().inLocale('fr-CA').shelf[0]);
});

test('a product without French words, and a variant with a name of its own, keep their names', () => {
  const [aid] = seedCatalogue.products;
  if (!aid) throw new Error('no product');
  const [first, ...others] = aid.variants;
  if (!first) throw new Error('no variant');
  const plain: StoredProduct = {
    ...aid,
    $locale: undefined,
    variants: [{ ...first, name: 'Our own name' }, ...others],
  };
  const snapshot = buildSnapshot(
    { ...seedCatalogue, version: 1, products: [plain] },
    new StockBook(new Map()),
  );
  const [product] = snapshot.inLocale('fr-CA').products;
  expect(product?.summary).toBe(aid.summary);
  expect(product?.variants[0]?.name).toBe('Our own name');
  expect(product?.variants[1]?.name).toBe(others[0]?.name);
});
