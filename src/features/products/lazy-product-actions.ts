import type { CurrencyCode } from '@/domain/money';
import { changeList, freshForMs, useProductsStore, type ProductTag } from './products-store';

/**
 * Loads a list again; the code for it is a separate chunk. Without it the screen says that prices could not be checked.
 */
export async function refreshProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  const code = await import('./fetch-products').catch(() => null);
  if (code) return code.fetchProductList(tag, currency);
  changeList(tag, { hasFailed: true });
}

/** Loads a list again that is older than a minute. */
export async function refreshOldProducts(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  const { learnedAt } = useProductsStore.getState()[tag];
  const isOld = learnedAt !== null && Date.now() - learnedAt > freshForMs;
  if (isOld) await refreshProducts(tag, currency);
}
