import type { CatalogueProduct, Stock } from '@/domain/catalogue';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import type { CatalogueRows, StockLevels, StoredProduct } from './catalogue-rows';
import type { CatalogueSnapshot } from './engine';
import { atPricesOf } from './price-lists';

/** Puts rows and stock together, at the store's own prices. Other price lists are made when first asked for. */
export function buildSnapshot(rows: CatalogueRows, stock: StockLevels): CatalogueSnapshot {
  const lists = new Map<CurrencyCode, CatalogueSnapshot>();

  function inCurrency(currency: CurrencyCode): CatalogueSnapshot {
    const known = lists.get(currency);
    if (known) return known;
    const products = rows.products
      .flatMap((product) => atPricesOf(product, currency) ?? [])
      .map((product) => withStock(product, stock));
    const list: CatalogueSnapshot = {
      version: rows.version,
      currency,
      products,
      categories: rows.categories,
      attributes: rows.attributes,
      promotions: rows.promotions,
      productsById: new Map(products.map((product) => [product.id, product])),
      productsBySlug: new Map(products.map((product) => [product.slug, product])),
      inCurrency,
    };
    lists.set(currency, list);
    return list;
  }

  return inCurrency(defaultCurrency);
}

function withStock(product: StoredProduct, stock: StockLevels): CatalogueProduct {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: stockOf(variant.id, stock),
  }));
  return { ...product, isActive: true, variants, stock: stockOfProduct(product, stock) };
}

function stockOf(itemId: string, stock: StockLevels): Stock {
  const level = stock.get(itemId);
  return level === undefined ? { isTracked: false } : { isTracked: true, level };
}

/** A product with variants can be bought while any of them can. */
function stockOfProduct(product: StoredProduct, stock: StockLevels): Stock {
  if (product.variants.length === 0) return stockOf(product.id, stock);
  const levels = product.variants.map(({ id }) => stock.get(id));
  return levels.every((level) => level !== undefined)
    ? { isTracked: true, level: levels.reduce((sum, level) => sum + level, 0) }
    : { isTracked: false };
}
