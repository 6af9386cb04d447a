import { textOf, type Query } from '@/server/http/query';
import { cachedAnswer } from './catalogue-cache';
import { findProducts } from './catalogue-filters';
import type { CatalogueWire, CategoryWire, ProductWire } from './catalogue-wire';
import type { StoreCall } from './call';
import {
  envelope,
  meetsConditions,
  readCap,
  readExpand,
  readPage,
  sortBy,
  type SortKeys,
} from './list';
import type { RouteTable } from './router';

const productExpansions = new Set([
  'variants',
  'categories',
  'category',
  'attributes',
  'cross_sells',
  'cross_sells.product',
  'up_sells',
  'up_sells.product',
  'bundle_items',
  'bundle_items.product',
]);
const categoryExpansions = new Set(['children', 'parent', 'products', 'top']);
const noExpansions = new Set<string>();

const productSorts: SortKeys<ProductWire> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  sku: ({ sku }) => sku ?? '',
  price: ({ price }) => price ?? 0,
  stock_level: ({ stock_level }) => stock_level ?? 0,
  date_created: ({ date_created }) => date_created ?? '',
  date_updated: ({ date_updated }) => date_updated ?? '',
};
const categorySorts: SortKeys<CategoryWire> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  sort: ({ sort }) => sort ?? 0,
};

/** Catalogue reads: the same for everybody, so they touch no session and are kept per snapshot. */
export const catalogueRoutes: RouteTable = {
  'GET /products': (call) => cachedAnswer(call, listProducts),
  'GET /products/:id': (call) => cachedAnswer(call, getProduct),
  'GET /categories': (call) => cachedAnswer(call, listCategories),
  'GET /categories/:id': (call) => cachedAnswer(call, getCategory),
  'GET /attributes': (call) => cachedAnswer(call, listAttributes),
  'GET /attributes/:id': (call) => cachedAnswer(call, getAttribute),
};

function listProducts({ query }: StoreCall, wire: CatalogueWire) {
  const page = readPage(query);
  const expand = readExpand(query, productExpansions);
  const isScoped = query.category !== undefined || query.categories !== undefined;
  const found = sortBy(findProducts(wire, query), textOf(query.sort), productSorts);
  return envelope(
    found.map(({ variants, categories, ...product }) => ({
      ...product,
      ...(expand.has('variants') && { variants: capped(variants, query) }),
      ...((expand.has('categories') || isScoped) && { categories }),
    })),
    page,
  );
}

function getProduct({ params, query }: StoreCall, wire: CatalogueWire) {
  const expand = readExpand(query, productExpansions);
  const found = wire.products.find(({ id, slug }) => id === params.id || slug === params.id);
  if (!found) return null;
  const { categories, variants, ...product } = found;
  return {
    ...product,
    variants: capped(variants, query),
    ...(expand.has('categories') && { categories }),
  };
}

/** All of them, because a choice is looked up among them; fewer only for who asks for fewer (contract 6). */
function capped(variants: ProductWire['variants'], query: Query): ProductWire['variants'] {
  const limit = readCap(query, 'variants');
  return limit === undefined ? variants : envelope(variants.results, { page: 1, limit });
}

function listCategories({ query }: StoreCall, { categories }: CatalogueWire) {
  const page = readPage(query);
  readExpand(query, categoryExpansions);
  const found = categories.filter((category) => meetsConditions(category, query));
  return envelope(sortBy(found, textOf(query.sort) ?? 'sort asc', categorySorts), page);
}

function getCategory({ params, query }: StoreCall, { categories }: CatalogueWire) {
  readExpand(query, categoryExpansions);
  const found = categories.find(({ id, slug }) => id === params.id || slug === params.id);
  if (!found) return null;
  const children = categories.filter(({ parent_id }) => parent_id === found.id);
  return {
    ...found,
    parent: categories.find(({ id }) => id === found.parent_id) ?? null,
    children: envelope(children, { page: 1, limit: 1000 }),
  };
}

function listAttributes({ query }: StoreCall, { attributes }: CatalogueWire) {
  const page = readPage(query);
  readExpand(query, noExpansions);
  return envelope(
    attributes.filter((attribute) => meetsConditions(attribute, query)),
    page,
  );
}

function getAttribute({ params }: StoreCall, { attributes }: CatalogueWire) {
  return attributes.find(({ id }) => id === params.id) ?? null;
}
