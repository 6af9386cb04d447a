import { textOf, type Query } from '@/server/http/query';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { SoldUnits } from '@/server/commerce/embedded/catalogue/sold-units';
import { cachedAnswer, type CatalogueReading } from './catalogue-cache';
import { catalogueWire, type CategoryWire, type ProductWire } from './catalogue-wire';
import type { StoreCall } from '../http/call';
import {
  envelope,
  meetsConditions,
  pageEnvelope,
  readCap,
  readExpand,
  readPage,
  sortBy,
  type SortKeys,
} from '../http/list';
import { selectProducts } from './product-selection';
import type { RouteTable } from '../http/router';

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

const categorySorts: SortKeys<CategoryWire> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  sort: ({ sort }) => sort ?? 0,
};

/** Catalogue reads: the same for everybody, so they use no session and are cached in memory. */
export const catalogueRoutes: RouteTable = {
  'GET /products': (call) => cachedAnswer(call, listProducts),
  'GET /products/:id': (call) => cachedAnswer(call, getProduct),
  'GET /categories': (call) => cachedAnswer(call, listCategories),
  'GET /categories/:id': (call) => cachedAnswer(call, getCategory),
  'GET /attributes': (call) => cachedAnswer(call, listAttributes),
  'GET /attributes/:id': (call) => cachedAnswer(call, getAttribute),
};

async function listProducts(
  { query }: StoreCall,
  snapshot: CatalogueSnapshot,
  sold: SoldUnits | null,
): Promise<CatalogueReading> {
  const page = readPage(query);
  const expand = readExpand(query, productExpansions);
  const isScoped = query.category !== undefined || query.categories !== undefined;
  const found = await selectProducts(snapshot, query, page, sold);
  const products = found.products.flatMap(({ id }) => snapshot.productsById.get(id) ?? []);
  const { productWire } = catalogueWire(snapshot);
  const results = products.map(productWire).map(({ variants, categories, ...product }) => ({
    ...product,
    ...(expand.has('variants') && { variants: capped(variants, query) }),
    ...((expand.has('categories') || isScoped) && { categories }),
  }));
  return { value: pageEnvelope(results, found.count, page), products };
}

function getProduct({ params, query }: StoreCall, snapshot: CatalogueSnapshot): CatalogueReading {
  const expand = readExpand(query, productExpansions);
  const { id: idOrSlug = '' } = params;
  const product = snapshot.productsById.get(idOrSlug) ?? snapshot.productsBySlug.get(idOrSlug);
  if (!product) return { value: null };
  const { categories, variants, ...wire } = catalogueWire(snapshot).productWire(product);
  const value = {
    ...wire,
    variants: capped(variants, query),
    ...(expand.has('categories') && { categories }),
  };
  return { value, products: [product] };
}

/**
 * All variants, because clients look up a choice among them; fewer only for a call that asks for fewer (contract 6).
 */
function capped(variants: ProductWire['variants'], query: Query): ProductWire['variants'] {
  const limit = readCap(query, 'variants');
  return limit === undefined ? variants : envelope(variants.results, { page: 1, limit });
}

function listCategories({ query }: StoreCall, snapshot: CatalogueSnapshot): CatalogueReading {
  const page = readPage(query);
  readExpand(query, categoryExpansions);
  const { categories } = catalogueWire(snapshot);
  const found = categories.filter((category) => meetsConditions(category, query));
  const sorted = sortBy(found, textOf(query.sort) ?? 'sort asc', categorySorts);
  return { value: envelope(sorted, page) };
}

function getCategory({ params, query }: StoreCall, snapshot: CatalogueSnapshot): CatalogueReading {
  readExpand(query, categoryExpansions);
  const { categories } = catalogueWire(snapshot);
  const found = categories.find(({ id, slug }) => id === params.id || slug === params.id);
  if (!found) return { value: null };
  const children = categories.filter(({ parent_id }) => parent_id === found.id);
  const value = {
    ...found,
    parent: categories.find(({ id }) => id === found.parent_id) ?? null,
    children: envelope(children, { page: 1, limit: 1000 }),
  };
  return { value };
}

function listAttributes({ query }: StoreCall, snapshot: CatalogueSnapshot): CatalogueReading {
  const page = readPage(query);
  readExpand(query, noExpansions);
  const { attributes } = catalogueWire(snapshot);
  const found = attributes.filter((attribute) => meetsConditions(attribute, query));
  return { value: envelope(found, page) };
}

function getAttribute({ params }: StoreCall, snapshot: CatalogueSnapshot): CatalogueReading {
  const { attributes } = catalogueWire(snapshot);
  return { value: attributes.find(({ id }) => id === params.id) ?? null };
}
