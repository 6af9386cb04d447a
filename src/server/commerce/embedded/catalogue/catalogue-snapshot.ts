import type {
  CatalogueAttribute,
  CatalogueCategory,
  CatalogueProduct,
  Stock,
} from '@/domain/catalogue/catalogue';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import type { Promotion } from '@/domain/promotion';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import {
  indexOf,
  type CatalogueRows,
  type ProductIndex,
  type StoredProduct,
} from './catalogue-rows';
import { productIn, surroundingsIn } from './localized';
import { atPricesOf } from './price-lists';
import type { Stocked } from './stock-book';

type ProductLookup = Pick<ReadonlyMap<string, CatalogueProduct>, 'get' | 'has'>;

/**
 * The whole catalogue at one version. Any change except of the stock makes a new object; a change of stock makes a new
 * product object. So both can be memoised by identity.
 */
export type CatalogueSnapshot = {
  readonly version: number;
  /** Active products in shop order, without their stock. */
  readonly shelf: readonly StoredProduct[];
  /** The same with their stock, all of them built again: not for frequent calls. */
  readonly products: readonly CatalogueProduct[];
  readonly stock: Stocked;
  readonly categories: readonly CatalogueCategory[];
  readonly attributes: readonly CatalogueAttribute[];
  /** Active, in the order they are applied; some may not have started yet. */
  readonly promotions: readonly Promotion[];
  readonly productsById: ProductLookup;
  readonly productsBySlug: ProductLookup;
  /** The currency of every price in here. */
  readonly currency: CurrencyCode;
  /** The same snapshot on the price list of another currency, without products that have no price in it. */
  inCurrency(currency: CurrencyCode): CatalogueSnapshot;
  /** The language of every name in here. */
  readonly locale: Locale;
  /** The same snapshot in the words of another language. */
  inLocale(locale: Locale): CatalogueSnapshot;
};

/** Built products are cached up to this many; then the oldest are dropped. */
const maximumKept = 5000;

/**
 * The catalogue at one version, at the store's own prices. Other price lists, and products with their stock, are built
 * when first asked for: nothing here takes longer with more products.
 */
export function buildSnapshot(
  rows: CatalogueRows,
  stock: Stocked,
  { byId, bySlug }: ProductIndex = indexOf(rows.products),
): CatalogueSnapshot {
  const lists = new Map<string, CatalogueSnapshot>();

  function listed(currency: CurrencyCode, locale: Locale): CatalogueSnapshot {
    const name = `${currency} ${locale}`;
    const list = lists.get(name) ?? listIn(currency, locale);
    lists.set(name, list);
    return list;
  }

  function listIn(currency: CurrencyCode, locale: Locale): CatalogueSnapshot {
    const asListed = (product: StoredProduct) =>
      atPricesOf(productIn(product, locale, rows.attributes), currency);
    const product = keepingProducts(asListed, stock);
    const lookup = (products: ReadonlyMap<string, StoredProduct>) => ({
      get: (key: string) => product(products.get(key)),
      has: (key: string) => product(products.get(key)) !== undefined,
    });
    let shelf: readonly StoredProduct[] | undefined;
    const getShelf = () =>
      (shelf ??= rows.products.map(asListed).filter((product) => product !== null));
    return {
      ...{ version: rows.version, currency, locale, stock },
      ...surroundingsIn(rows, locale),
      inCurrency: (other) => listed(other, locale),
      inLocale: (other) => listed(currency, other),
      get shelf() {
        return getShelf();
      },
      get products() {
        return getShelf().map((listed) => putTogether(listed, stock));
      },
      productsById: lookup(byId),
      productsBySlug: lookup(bySlug),
    };
  }

  return listed(defaultCurrency, defaultLocale);
}

/** Products at the prices and in the words of one list: the same object while the stock is the same. */
function keepingProducts(
  asListed: (stored: StoredProduct) => StoredProduct | null,
  stock: Stocked,
) {
  const kept = new Map<string, { product: CatalogueProduct; changes: number }>();
  return (stored: StoredProduct | undefined): CatalogueProduct | undefined => {
    if (!stored) return undefined;
    const known = kept.get(stored.id);
    if (known && (known.changes === stock.changes || isAsStocked(known.product, stock))) {
      known.changes = stock.changes;
      return known.product;
    }
    const listed = asListed(stored);
    if (!listed) return undefined;
    const product = putTogether(listed, stock);
    const [oldest] = kept.keys();
    if (kept.size >= maximumKept && oldest !== undefined) kept.delete(oldest);
    kept.set(stored.id, { product, changes: stock.changes });
    return product;
  };
}

function isAsStocked({ id, variants, stock: ownStock }: CatalogueProduct, stock: Stocked): boolean {
  const isSame = (itemId: string, was: Stock) =>
    (was.isTracked ? was.level : undefined) === stock.levelOf(itemId);
  return variants.length === 0
    ? isSame(id, ownStock)
    : variants.every((variant) => isSame(variant.id, variant.stock));
}

function putTogether(product: StoredProduct, stock: Stocked): CatalogueProduct {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: stockOf(variant.id, stock),
  }));
  return { ...product, isActive: true, variants, stock: stockOfProduct(product, stock) };
}

function stockOf(itemId: string, stock: Stocked): Stock {
  const level = stock.levelOf(itemId);
  return level === undefined ? { isTracked: false } : { isTracked: true, level };
}

/** A product with variants can be bought while any of its variants can. */
export function stockOfProduct(
  product: Pick<StoredProduct, 'id' | 'variants'>,
  stock: Stocked,
): Stock {
  if (product.variants.length === 0) return stockOf(product.id, stock);
  const levels = product.variants.map(({ id }) => stock.levelOf(id));
  return levels.every((level) => level !== undefined)
    ? { isTracked: true, level: levels.reduce((sum, level) => sum + level, 0) }
    : { isTracked: false };
}
