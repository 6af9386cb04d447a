import { useEffect } from 'react';
import { readCurrency, watchCurrency } from '@/client/currency';
import type { Product } from '@/domain/catalogue/catalogue';
import { usePriced } from '@/features/currency/public';
import { refreshOldProducts, refreshProducts } from './lazy-product-actions';
import { seedProduct, useProductsStore, type ProductTag } from './products-store';

/** One product from the store, at the prices of the chosen currency; until the store has it, the page's own. */
export function useProduct(tag: ProductTag, page: Product): Product {
  useEffect(() => seedProduct(tag, page, Date.now()), [tag, page]);
  const known = useProductsStore((state) => state[tag].products.find(({ id }) => id === page.id));
  return usePriced(known ?? page);
}

export type Freshness = {
  hasFailed: boolean;
  isLoading: boolean;
  /** Loads the lists again. */
  refresh: () => void;
};

/**
 * Keeps lists at today's prices and stock while a screen shows them: they are loaded again when another currency is
 * chosen, and when a visitor returns to a page that is older than a minute. A page that has just arrived loads nothing.
 */
export function useFreshness(tag: ProductTag): Freshness {
  useEffect(() => {
    const refreshOld = () => {
      if (document.visibilityState === 'visible') void refreshOldProducts(tag, readCurrency());
    };
    refreshOld();
    document.addEventListener('visibilitychange', refreshOld);
    const stopWatching = watchCurrency(() => void refreshProducts(tag, readCurrency()));
    return () => {
      document.removeEventListener('visibilitychange', refreshOld);
      stopWatching();
    };
  }, [tag]);
  const hasFailed = useProductsStore((state) => state[tag].hasFailed);
  const isLoading = useProductsStore((state) => state[tag].question !== null);
  return { hasFailed, isLoading, refresh: () => void refreshProducts(tag, readCurrency()) };
}
