import fc from 'fast-check';
import { buildSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import { seedCatalogue } from '@/server/commerce/embedded/seed/catalogue';
import { StockBook } from '@/server/commerce/embedded/catalogue/stock-book';
import { selectProducts } from './product-selection';
import { searchOf } from './search';
import { WordIndex } from './word-index';

const word = fc.constantFrom('char', 'charger', 'Chargers', 'TV', 'tv-7', 'été', 'Ét', 'x', '%');
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

test('the index finds what a look at each text finds', () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 20 }),
      fc.array(word, { minLength: 1 }),
      (texts, asked) => {
        const isFound = searchOf(asked.join(' '));
        const wanted =
          asked
            .join(' ')
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu) ?? [];
        const found = new WordIndex(texts).find(wanted).toSorted((one, other) => one - other);
        expect(found).toEqual(texts.flatMap((each, place) => (isFound(each) ? [place] : [])));
      },
    ),
  );
});

test('a word that nearly all have does not change what the rare one finds', () => {
  const texts = Array.from({ length: 2000 }, (_, index) => `Charger ${index} even${index % 2}`);
  const index = new WordIndex(texts);
  expect(index.find(['char', '1999'])).toEqual([1999]);
  expect(index.find(['char', 'even1']).length).toBe(1000);
  expect(index.find(['char', 'even1', 'missing'])).toEqual([]);
});

const sold = seedCatalogue.products[1];
const plenty = Array.from({ length: 30 }, (_, index) => ({
  ...seedCatalogue.products[index % 6 || 1],
  ...{
    id: `id_${index}`,
    slug: `slug-${index}`,
    createdAt: `2026-11-${10 + (index % 5)}T00:00:00.000Z`,
  },
}));

function shopOf(stock: StockBook) {
  if (!sold) throw new Error('The seed is empty');
  const products = plenty.map((product) => ({ ...sold, ...product }));
  return buildSnapshot({ ...seedCatalogue, version: 1, products }, stock);
}

const idsOf = async (
  snapshot: ReturnType<typeof shopOf>,
  query: Parameters<typeof selectProducts>[1],
  limit = 100,
) => (await selectProducts(snapshot, query, { page: 1, limit })).products.map(({ id }) => id);

test('newest first, in shop order among equals, whatever is sorted by besides', async () => {
  const snapshot = shopOf(new StockBook());
  const newest = plenty
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ id }) => id);
  expect(await idsOf(snapshot, {})).toEqual(newest);
  expect(await idsOf(snapshot, { sort: 'nothing desc' })).toEqual(newest);
  const byPrice = snapshot.products
    .toSorted((a, b) => newest.indexOf(a.id) - newest.indexOf(b.id))
    .toSorted((a, b) => (b.salePrice ?? b.price) - (a.salePrice ?? a.price))
    .map(({ id }) => id);
  expect(await idsOf(snapshot, { sort: 'price desc' })).toEqual(byPrice);
  expect(await idsOf(snapshot, { sort: 'price desc', search: 'slug' })).toEqual(byPrice);
  expect(await idsOf(snapshot, { sort: 'price desc', search: 'slug' }, 7)).toEqual(
    byPrice.slice(0, 7),
  );
});

test('what depends on the stock follows it', async () => {
  const stock = new StockBook();
  const snapshot = shopOf(stock);
  const inStock = { where: { stock_status: 'in_stock' } };
  const filtered = { $filters: { stock_status: ['out_of_stock'] } };
  const fullest = { sort: 'stock_level desc' };
  expect([await idsOf(snapshot, inStock), await idsOf(snapshot, filtered)]).toEqual([[], []]);
  stock.set('id_7', 2);
  expect(await idsOf(snapshot, inStock)).toEqual(['id_7']);
  expect((await idsOf(snapshot, fullest))[0]).toBe('id_7');
  stock.set('id_9', 1);
  stock.set('id_7', 0);
  expect(await idsOf(snapshot, inStock)).toEqual(['id_9']);
  expect(await idsOf(snapshot, filtered)).toEqual(['id_7']);
  stock.set('id_8', 5);
  stock.set('id_9', 8);
  expect((await idsOf(snapshot, fullest)).slice(0, 2)).toEqual(['id_9', 'id_8']);
});

test('a changed catalogue is searched and sorted anew, whatever of it changed', async () => {
  const before = shopOf(new StockBook());
  const changedBy = (change: object) => {
    const products = before.shelf.map((product) =>
      product.id === 'id_4' ? { ...product, ...change } : product,
    );
    return buildSnapshot({ ...before, products }, new StockBook());
  };
  const [byName, found] = [{ sort: 'name asc' }, { search: 'aaaa' }];
  expect([(await idsOf(before, byName))[0] === 'id_4', await idsOf(before, found)]).toEqual([
    false,
    [],
  ]);
  const priced = changedBy({ price: 1, salePrice: null });
  expect(await idsOf(priced, byName)).toEqual(await idsOf(before, byName));
  expect((await idsOf(priced, { sort: 'price asc' }))[0]).toBe('id_4');
  const named = changedBy({ name: 'Aaaaa' });
  expect([(await idsOf(named, byName))[0], await idsOf(named, found)]).toEqual(['id_4', ['id_4']]);
  const older = changedBy({ createdAt: '2020-01-01T00:00:00.000Z' });
  expect((await idsOf(older, {})).at(-1)).toBe('id_4');
});
