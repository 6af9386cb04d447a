import { payablePrice, stockStatus } from '@/domain/catalogue/catalogue';
import { listOf, textOf, type Query, type QueryValue } from '@/server/http/query';
import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';
import { stockOfProduct } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import { catalogueWire, plainFields, plainWire, type CategoryWire } from './catalogue-wire';
import { conditionFields, meetsConditions } from '../http/list';
import { decimal } from '@/domain/wire/money';

export type ProductTest = (product: StoredProduct) => boolean;

/** The conditions of a list query except its `search`. */
export function productTests(snapshot: CatalogueSnapshot, query: Query): readonly ProductTest[] {
  return [
    ...conditionTests(snapshot, query),
    ...categoryTests(snapshot, query),
    ...filterTests(snapshot, query.$filters),
  ];
}

/** Most conditions read only name, price or tags, so the rest of a product need not be built. */
function conditionTests(snapshot: CatalogueSnapshot, query: Query): readonly ProductTest[] {
  const fields = conditionFields(query);
  if (fields.length === 0 && query.where === undefined) return [];
  if (fields.every((field) => plainFields.has(field))) {
    return [(product) => meetsConditions(plainWire(product), query)];
  }
  const { productWire } = catalogueWire(snapshot);
  return [
    ({ id }) => {
      const product = snapshot.productsById.get(id);
      return product !== undefined && meetsConditions(productWire(product), query);
    },
  ];
}

/** `category` means that one alone, `categories` includes those below it. */
function categoryTests(snapshot: CatalogueSnapshot, query: Query): readonly ProductTest[] {
  const { categories } = catalogueWire(snapshot);
  const alone = textOf(query.category);
  const withDescendants = listOf(query.categories);
  return [
    ...(alone ? [isIn(idsOf(categories, [alone]))] : []),
    ...(withDescendants.length > 0
      ? [isIn(descendantsOf(categories, idsOf(categories, withDescendants)))]
      : []),
  ];
}

function isIn(categoryIds: ReadonlySet<string>): ProductTest {
  return (product) => product.categoryIds.some((id) => categoryIds.has(id));
}

function idsOf(
  categories: readonly CategoryWire[],
  idsOrSlugs: readonly QueryValue[],
): ReadonlySet<string> {
  return new Set(
    categories
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
function filterTests(
  snapshot: CatalogueSnapshot,
  filters: QueryValue | undefined,
): readonly ProductTest[] {
  if (typeof filters !== 'object' || Array.isArray(filters)) return [];
  return Object.entries(filters).map(([name, value]) => {
    const values = listOf(value);
    if (name === 'price') return isPricedWithin(values);
    if (name === 'category') return isIn(idsOf(catalogueWire(snapshot).categories, values));
    if (name === 'stock_status') {
      return (product) =>
        values.includes(stockStatus(stockOfProduct(product, snapshot.stock)) ?? '');
    }
    return hasAttribute(snapshot, name, values);
  });
}

function isPricedWithin([from, to]: readonly QueryValue[]): ProductTest {
  const least = numberOr(from, -Infinity);
  const most = numberOr(to, Infinity);
  return (product) => {
    const price = decimal(payablePrice(product));
    return price >= least && price <= most;
  };
}

function numberOr(value: QueryValue | undefined, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isNaN(number) ? fallback : number;
}

function hasAttribute(
  { attributes }: CatalogueSnapshot,
  id: string,
  wanted: readonly QueryValue[],
): ProductTest {
  if (attributes.every((attribute) => attribute.id !== id)) return () => false;
  return (product) => {
    const value = product.attributes[id];
    const values = value === undefined || typeof value !== 'object' ? [value] : value;
    return values.some((one) => one !== undefined && wanted.includes(String(one)));
  };
}
