import type { CurrencyCode } from '@/domain/money';
import { pricedIn } from '@/domain/page-prices';
import {
  changeList,
  freshForMs,
  useProductsStore,
  type ProductList,
  type ProductTag,
} from './products-store';

/** Asks for a list again; the code that asks is a chunk of its own. Without it the screen says what it cannot know. */
export async function refreshProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  const code = await import('./fetch-products').catch(() => null);
  if (code) return code.fetchProductList(tag, currency);
  changeList(tag, { hasFailed: true });
}

/** Asks for a list that was learned more than a minute ago. */
export async function refreshOldProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  const { learnedAt } = useProductsStore.getState()[tag];
  const isOld = learnedAt !== null && Date.now() - learnedAt > freshForMs;
  if (isOld) await refreshProducts(tag, currency);
}

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
