import { setImmediate } from 'node:timers/promises';
import { textOf, type Query } from '@/server/http/query';
import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { SoldUnits } from '@/server/commerce/embedded/catalogue/sold-units';
import type { Stocked } from '@/server/commerce/embedded/catalogue/stock-book';
import type { StoreCall } from '../http/call';
import { productTests, type ProductTest } from './catalogue-filters';
import type { Page } from '../http/list';
import { MadeOfShelf } from './made-of-shelf';
import { popularityOrder, productOrder, type ProductOrder } from './product-order';
import { searchedWords } from './search';
import { WordIndex } from './word-index';

/** Selections kept per snapshot. Anybody can invent queries, so the oldest are dropped. */
const maximumSelections = 50;

/** Query fields that concern only the page, not which products the list has. */
const ofThePage: ReadonlySet<string> = new Set(['page', 'limit', 'expand', 'include', 'fields']);

type Selection = { places: Promise<Uint32Array>; stamp: number; sold: SoldUnits | null };

const selectionsOf = new WeakMap<CatalogueSnapshot, Map<string, Selection>>();
const indexes = new MadeOfShelf<WordIndex>();

/** Whether a list is sorted by popularity. Most calls are not even parsed for it. */
export function isByPopularity(call: Pick<StoreCall, 'request' | 'query'>): boolean {
  return call.request.rawQuery.includes('popularity') && textOf(call.query.sort) === 'popularity';
}

/** A number that stays the same while the stock cannot have changed a query's result. */
export function stampOf(query: Query, stock: Stocked): number {
  const text = JSON.stringify(query);
  if (!text.includes('stock')) return 0;
  return text.includes('stock_level') ? stock.changes : stock.statusChanges;
}

/**
 * The products on one page of a list query, and the total. Searched once per snapshot, for all pages.
 *
 * @param sold given when the query sorts by popularity
 */
export async function selectProducts(
  snapshot: CatalogueSnapshot,
  query: Query,
  { page, limit }: Page,
  sold: SoldUnits | null = null,
): Promise<{ count: number; products: readonly StoredProduct[] }> {
  const places = await selection(snapshot, query, sold).places;
  const shown = [...places.subarray((page - 1) * limit, page * limit)];
  const products = shown.flatMap((place) => snapshot.shelf[place] ?? []);
  return { count: places.length, products };
}

function selection(snapshot: CatalogueSnapshot, query: Query, sold: SoldUnits | null): Selection {
  const selections = selectionsOf.get(snapshot) ?? new Map<string, Selection>();
  selectionsOf.set(snapshot, selections);
  const key = JSON.stringify(Object.entries(query).filter(([name]) => !ofThePage.has(name)));
  const stamp = stampOf(query, snapshot.stock);
  const known = selections.get(key);
  if (known?.stamp === stamp && known.sold === sold) return known;
  const made = { places: select(snapshot, query, sold), stamp, sold };
  const [oldest] = selections.keys();
  if (selections.size >= maximumSelections && oldest !== undefined) selections.delete(oldest);
  selections.set(key, made);
  return made;
}

async function select(
  snapshot: CatalogueSnapshot,
  query: Query,
  sold: SoldUnits | null,
): Promise<Uint32Array> {
  const order = sold
    ? popularityOrder(snapshot, sold)
    : productOrder(snapshot, textOf(query.sort) ?? '');
  const wanted = searchedWords(query.search);
  const found = wanted === null ? order.places : inOrder(words(snapshot).find(wanted), order);
  const tests = productTests(snapshot, query);
  return tests.length === 0 ? found : passing(found, snapshot.shelf, tests);
}

/** How many products are checked before other tasks get their turn. */
const atATime = 500;

async function passing(
  places: Uint32Array,
  shelf: CatalogueSnapshot['shelf'],
  tests: readonly ProductTest[],
): Promise<Uint32Array> {
  const found: number[] = [];
  for (const [index, place] of places.entries()) {
    if (index > 0 && index % atATime === 0) await setImmediate();
    const product = shelf[place];
    if (product && tests.every((passes) => passes(product))) found.push(place);
  }
  return Uint32Array.from(found);
}

function inOrder(places: readonly number[], { ranks }: ProductOrder): Uint32Array {
  const rankOf = (place: number) => ranks[place] ?? 0;
  return Uint32Array.from(places).sort((one, other) => rankOf(one) - rankOf(other));
}

function words({ shelf, currency, locale }: CatalogueSnapshot): WordIndex {
  return indexes.of(
    `${currency} ${locale}`,
    shelf,
    (one, other) => one.name === other.name && one.slug === other.slug && one.sku === other.sku,
    () => new WordIndex(shelf.map(({ name, slug, sku }) => `${name} ${slug} ${sku}`)),
  );
}
