import type { CurrencyCode } from '@/domain/money';
import { changeList, freshForMs, useProductsStore, type ProductTag } from './products-store';

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
