import { listOf, textOf, type Query, type QueryValue } from '@/server/http/query';
import type { CatalogueWire, CategoryWire, ProductWire } from './catalogue-wire';
import { meetsConditions } from './list';
import { searchOf } from './search';

type Test = (product: ProductWire) => boolean;

/** The products a list query asks for, newest first and otherwise in shop order. */
export function findProducts(wire: CatalogueWire, query: Query): readonly ProductWire[] {
  const isSearched = searchOf(query.search);
  const tests: readonly Test[] = [
    (product) => meetsConditions(product, query),
    ({ name, slug, sku }) => isSearched(`${name} ${slug} ${sku}`),
    ...categoryTests(wire, query),
    ...filterTests(wire, query.$filters),
  ];
  const newestFirst = wire.products.toSorted((a, b) =>
    (b.date_created ?? '').localeCompare(a.date_created ?? ''),
  );
  return newestFirst.filter((product) => tests.every((passes) => passes(product)));
}

/** `category` means that one alone, `categories` also what lies below. */
function categoryTests(wire: CatalogueWire, query: Query): readonly Test[] {
  const alone = textOf(query.category);
  const withDescendants = listOf(query.categories);
  return [
    ...(alone ? [isIn(idsOf(wire, [alone]))] : []),
    ...(withDescendants.length > 0
      ? [isIn(descendantsOf(wire.categories, idsOf(wire, withDescendants)))]
      : []),
  ];
}

function isIn(categoryIds: ReadonlySet<string>): Test {
  return (product) => product.categories.some(({ id }) => categoryIds.has(id));
}

function idsOf(wire: CatalogueWire, idsOrSlugs: readonly QueryValue[]): ReadonlySet<string> {
  return new Set(
    wire.categories
      .filter(({ id, slug }) => idsOrSlugs.includes(id) || idsOrSlugs.includes(slug))
      .map(({ id }) => id),
  );
}

function descendantsOf(
  categories: readonly CategoryWire[],
  roots: ReadonlySet<string>,
): ReadonlySet<string> {
  const children = categories.filter(
    ({ id, parent_id }) => parent_id !== undefined && roots.has(parent_id) && !roots.has(id),
  );
  if (children.length === 0) return roots;
  return descendantsOf(categories, new Set([...roots, ...children.map(({ id }) => id)]));
}

/** `$filters`: values of one key are alternatives, keys combine; unnamed keys are attributes. */
function filterTests(wire: CatalogueWire, filters: QueryValue | undefined): readonly Test[] {
  if (typeof filters !== 'object' || Array.isArray(filters)) return [];
  return Object.entries(filters).map(([name, value]) => {
    const values = listOf(value);
    if (name === 'price') return isPricedWithin(values);
    if (name === 'category') return isIn(idsOf(wire, values));
    if (name === 'stock_status') return (product) => values.includes(product.stock_status ?? '');
    return (product) => hasAttribute(product, name, values);
  });
}

function isPricedWithin([from, to]: readonly QueryValue[]): Test {
  const least = numberOr(from, -Infinity);
  const most = numberOr(to, Infinity);
  return ({ price = 0 }) => price >= least && price <= most;
}

function numberOr(value: QueryValue | undefined, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isNaN(number) ? fallback : number;
}

function hasAttribute(product: ProductWire, id: string, wanted: readonly QueryValue[]): boolean {
  const { attributes = {} } = product;
  const value = Object.hasOwn(attributes, id) ? attributes[id]?.value : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => one !== undefined && wanted.includes(String(one)));
}
