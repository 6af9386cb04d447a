import type { CurrencyCode } from '@/domain/money';
import { pricedIn } from '@/domain/catalogue/page-prices';
import { refreshProducts } from './lazy-product-actions';
import { useProductsStore, type ProductList, type ProductTag } from './products-store';

/** Loads a list that is not known yet, or not in this currency. After a failure the next call tries again. */
export async function ensureProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  if (!isKnownIn(useProductsStore.getState()[tag], currency)) await refreshProducts(tag, currency);
}

/** Products without a price in a currency are shown in their own, once the store was asked. */
function isKnownIn({ isWhole, answeredIn, products }: ProductList, currency: CurrencyCode) {
  if (!isWhole) return false;
  return (
    answeredIn === currency ||
    products.every((product) => pricedIn(product, currency).currency === currency)
  );
}
