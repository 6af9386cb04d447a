import type { CurrencyCode } from '@/domain/money';
import { pricedIn } from '@/domain/catalogue/page-prices';
import { refreshProducts } from './lazy-product-actions';
import { useProductsStore, type ProductList, type ProductTag } from './products-store';

/** Asks for a list that is not known yet, or not in this currency. After a failure the next call tries again. */
export async function ensureProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  if (!isKnownIn(useProductsStore.getState()[tag], currency)) await refreshProducts(tag, currency);
}

/** What has no price in a currency is shown in its own, once the store was asked. */
function isKnownIn({ isWhole, answeredIn, products }: ProductList, currency: CurrencyCode) {
  if (!isWhole) return false;
  return (
    answeredIn === currency ||
    products.every((product) => pricedIn(product, currency).currency === currency)
  );
}
