import fc from 'fast-check';
import { buildSnapshot } from '../catalogue-snapshot';
import { seedCatalogue } from '../seed/catalogue';
import { StockBook } from '../stock-book';
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

const idsOf = (
  snapshot: ReturnType<typeof shopOf>,
  query: Parameters<typeof selectProducts>[1],
  limit = 100,
) => selectProducts(snapshot, query, { page: 1, limit }).products.map(({ id }) => id);

test('newest first, in shop order among equals, whatever is sorted by besides', () => {
  const snapshot = shopOf(new StockBook());
  const newest = plenty
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ id }) => id);
  expect(idsOf(snapshot, {})).toEqual(newest);
  expect(idsOf(snapshot, { sort: 'nothing desc' })).toEqual(newest);
  const byPrice = snapshot.products
    .toSorted((a, b) => newest.indexOf(a.id) - newest.indexOf(b.id))
    .toSorted((a, b) => (b.salePrice ?? b.price) - (a.salePrice ?? a.price))
    .map(({ id }) => id);
  expect(idsOf(snapshot, { sort: 'price desc' })).toEqual(byPrice);
  expect(idsOf(snapshot, { sort: 'price desc', search: 'slug' })).toEqual(byPrice);
  expect(idsOf(snapshot, { sort: 'price desc', search: 'slug' }, 7)).toEqual(byPrice.slice(0, 7));
});

test('what depends on the stock follows it', () => {
  const stock = new StockBook();
  const snapshot = shopOf(stock);
  const inStock = { where: { stock_status: 'in_stock' } };
  const filtered = { $filters: { stock_status: ['out_of_stock'] } };
  const fullest = { sort: 'stock_level desc' };
  expect([idsOf(snapshot, inStock), idsOf(snapshot, filtered)]).toEqual([[], []]);
  stock.set('id_7', 2);
  expect(idsOf(snapshot, inStock)).toEqual(['id_7']);
  expect(idsOf(snapshot, fullest)[0]).toBe('id_7');
  stock.set('id_9', 1);
  stock.set('id_7', 0);
  expect(idsOf(snapshot, inStock)).toEqual(['id_9']);
  expect(idsOf(snapshot, filtered)).toEqual(['id_7']);
  stock.set('id_8', 5);
  stock.set('id_9', 8);
  expect(idsOf(snapshot, fullest).slice(0, 2)).toEqual(['id_9', 'id_8']);
});
