import { payablePrice } from '@/domain/catalogue/catalogue';
import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';
import { stockOfProduct } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';
import type { SoldUnits } from '@/server/commerce/embedded/catalogue/sold-units';
import { compareKeys, readSort, type SortKeys } from '../http/list';
import { MadeOfShelf } from './made-of-shelf';
import { decimal } from '@/domain/wire/money';

/** The products' places in some order, and the rank of each place in it. */
export type ProductOrder = { places: Uint32Array; ranks: Uint32Array };

const orders = new MadeOfShelf<ProductOrder>();

const ordersOf = new WeakMap<CatalogueSnapshot, Map<string, ProductOrder>>();

/** Orders kept per snapshot. Anybody can invent them, so the oldest are dropped. */
const maximumOrders = 8;

/** Sort names that storefronts made for Swell send, besides `popularity`. */
const aliases: Readonly<Record<string, string>> = {
  price_asc: 'price asc',
  price_desc: 'price desc',
};

const orderOfSales = new WeakMap<CatalogueSnapshot, { sold: SoldUnits; order: ProductOrder }>();

/** All products by units sold lately, most first; ties in shop order. */
export function popularityOrder(snapshot: CatalogueSnapshot, sold: SoldUnits): ProductOrder {
  const known = orderOfSales.get(snapshot);
  if (known?.sold === sold) return known.order;
  const units = snapshot.shelf.map(({ id }) => sold.get(id) ?? 0);
  const { ranks } = productOrder(snapshot, '');
  const order = orderBy(
    units.length,
    (one, other) =>
      (units[other] ?? 0) - (units[one] ?? 0) || (ranks[one] ?? 0) - (ranks[other] ?? 0),
  );
  orderOfSales.set(snapshot, { sold, order });
  return order;
}

/** All products in the order of a query's `sort`; without one newest first, otherwise in shop order. */
export function productOrder(snapshot: CatalogueSnapshot, asked: string): ProductOrder {
  const sort = Object.hasOwn(aliases, asked) ? (aliases[asked] ?? '') : asked;
  const kept = ordersOf.get(snapshot) ?? new Map<string, ProductOrder>();
  ordersOf.set(snapshot, kept);
  const known = kept.get(sort);
  if (known) return known;
  const wanted = readSort(sort, sortKeys(snapshot));
  if (sort !== '' && wanted.length === 0) return productOrder(snapshot, '');
  // Not cached: the stock changes while the products stay the same.
  if (sort.includes('stock')) return sorted(snapshot, wanted);
  const made = orders.of(
    `${snapshot.currency} ${snapshot.locale} ${sort}`,
    snapshot.shelf,
    (one, other) =>
      one.createdAt === other.createdAt && wanted.every(({ key }) => key(one) === key(other)),
    () => (sort === '' ? newestFirst(snapshot) : sorted(snapshot, wanted)),
  );
  const [oldest] = kept.keys();
  if (kept.size >= maximumOrders && oldest !== undefined) kept.delete(oldest);
  kept.set(sort, made);
  return made;
}

function newestFirst({ shelf }: CatalogueSnapshot): ProductOrder {
  const dates = shelf.map(({ createdAt }) => createdAt);
  return orderBy(shelf.length, (one, other) => {
    const [a = '', b = ''] = [dates[one], dates[other]];
    return a === b ? one - other : a < b ? 1 : -1;
  });
}

function sorted(
  snapshot: CatalogueSnapshot,
  wanted: ReturnType<typeof readSort<StoredProduct>>,
): ProductOrder {
  const { ranks } = productOrder(snapshot, '');
  const keys = snapshot.shelf.map((product) => wanted.map(({ key }) => key(product)));
  const rankOf = (place: number) => ranks[place] ?? 0;
  return orderBy(
    keys.length,
    (one, other) =>
      compareKeys(keys[one] ?? [], keys[other] ?? [], wanted) || rankOf(one) - rankOf(other),
  );
}

function orderBy(count: number, compare: (one: number, other: number) => number): ProductOrder {
  const places = Uint32Array.from({ length: count }, (_, place) => place).sort(compare);
  const ranks = new Uint32Array(count);
  places.forEach((place, rank) => {
    ranks[place] = rank;
  });
  return { places, ranks };
}

function sortKeys({ stock }: CatalogueSnapshot): SortKeys<StoredProduct> {
  return {
    id: ({ id }) => id,
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    sku: ({ sku }) => sku,
    price: (product) => decimal(payablePrice(product)),
    stock_level: (product) => {
      const own = stockOfProduct(product, stock);
      return own.isTracked ? own.level : 0;
    },
    date_created: ({ createdAt }) => createdAt,
    date_updated: ({ updatedAt }) => updatedAt,
  };
}
