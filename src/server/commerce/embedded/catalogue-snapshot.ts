import type { CatalogueProduct, Stock } from '@/domain/catalogue';
import type { CatalogueRows, StockLevels, StoredProduct } from './catalogue-rows';
import type { CatalogueSnapshot } from './engine';

/** Puts rows and stock together. */
export function buildSnapshot(rows: CatalogueRows, stock: StockLevels): CatalogueSnapshot {
  const products = rows.products.map((product) => withStock(product, stock));
  return {
    version: rows.version,
    products,
    categories: rows.categories,
    attributes: rows.attributes,
    productsById: new Map(products.map((product) => [product.id, product])),
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
  };
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
