import { textOf, type Query } from '@/server/http/query';
import type { StoredProduct } from '../catalogue-rows';
import type { CatalogueSnapshot } from '../catalogue-snapshot';
import type { Stocked } from '../stock-book';
import { productTests } from './catalogue-filters';
import type { Page } from './list';
import { productOrder, type ProductOrder } from './product-order';
import { searchedWords } from './search';
import { WordIndex } from './word-index';

/** Selections kept per snapshot. Anybody can invent queries, so the oldest make room. */
const maximumSelections = 50;

/** What a page of a list may differ in without the list being another one. */
const ofThePage: ReadonlySet<string> = new Set(['page', 'limit', 'expand', 'include', 'fields']);

type Selection = { places: Uint32Array; stamp: number };

const selectionsOf = new WeakMap<CatalogueSnapshot, Map<string, Selection>>();
const wordsOf = new WeakMap<CatalogueSnapshot, WordIndex>();

/** A number that stays the same as long as the stock cannot have changed what a query finds. */
export function stampOf(query: Query, stock: Stocked): number {
  const text = JSON.stringify(query);
  if (!text.includes('stock')) return 0;
  return text.includes('stock_level') ? stock.changes : stock.statusChanges;
}

/** The products on one page of what a list query finds, and how many it finds. Found once per snapshot, for all pages. */
export function selectProducts(
  snapshot: CatalogueSnapshot,
  query: Query,
  { page, limit }: Page,
): { count: number; products: readonly StoredProduct[] } {
  const { places } = selection(snapshot, query);
  const shown = [...places.subarray((page - 1) * limit, page * limit)];
  const products = shown.flatMap((place) => snapshot.shelf[place] ?? []);
  return { count: places.length, products };
}

function selection(snapshot: CatalogueSnapshot, query: Query): Selection {
  const selections = selectionsOf.get(snapshot) ?? new Map<string, Selection>();
  selectionsOf.set(snapshot, selections);
  const key = JSON.stringify(Object.entries(query).filter(([name]) => !ofThePage.has(name)));
  const stamp = stampOf(query, snapshot.stock);
  const known = selections.get(key);
  if (known?.stamp === stamp) return known;
  const made = { places: select(snapshot, query), stamp };
  const [oldest] = selections.keys();
  if (selections.size >= maximumSelections && oldest !== undefined) selections.delete(oldest);
  selections.set(key, made);
  return made;
}

function select(snapshot: CatalogueSnapshot, query: Query): Uint32Array {
  const order = productOrder(snapshot, textOf(query.sort) ?? '');
  const wanted = searchedWords(query.search);
  const found = wanted === null ? order.places : inOrder(words(snapshot).find(wanted), order);
  const tests = productTests(snapshot, query);
  if (tests.length === 0) return found;
  return found.filter((place) => {
    const product = snapshot.shelf[place];
    return product !== undefined && tests.every((passes) => passes(product));
  });
}

function inOrder(places: readonly number[], { ranks }: ProductOrder): Uint32Array {
  const rankOf = (place: number) => ranks[place] ?? 0;
  return Uint32Array.from(places).sort((one, other) => rankOf(one) - rankOf(other));
}

function words(snapshot: CatalogueSnapshot): WordIndex {
  const known = wordsOf.get(snapshot);
  if (known) return known;
  const made = new WordIndex(snapshot.shelf.map(({ name, slug, sku }) => `${name} ${slug} ${sku}`));
  wordsOf.set(snapshot, made);
  return made;
}
