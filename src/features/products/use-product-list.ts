import { useEffect } from 'react';
import type { Product } from '@/domain/catalogue/catalogue';
import { useAllPriced } from '@/features/currency/public';
import { changeList, isJustAnswered, useProductsStore, type ProductTag } from './products-store';

/**
 * A whole list from the store, at the prices of the chosen currency.
 *
 * @param page the list that the page brought: used on the server, and until the store has the list
 */
export function useProductList(tag: ProductTag, page: readonly Product[]): readonly Product[] {
  useEffect(() => seedList(tag, page, Date.now()), [tag, page]);
  const shown = useProductsStore((state) => (state[tag].isWhole ? state[tag].products : page));
  return useAllPriced(shown);
}

/** Takes the whole list that a page brought. */
function seedList(tag: ProductTag, page: readonly Product[], now: number): void {
  const known = useProductsStore.getState()[tag];
  const { seen } = known;
  if (seen.includes(page) || isJustAnswered(known, now)) return;
  changeList(tag, { products: page, isWhole: true, learnedAt: now, seen: [...seen, page] });
}
