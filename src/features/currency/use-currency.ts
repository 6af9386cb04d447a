import { useMemo, useSyncExternalStore } from 'react';
import { readCurrency, watchCurrency } from '@/client/currency';
import type { Product } from '@/domain/catalogue/catalogue';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { pricedIn } from '@/domain/catalogue/page-prices';

const onStaticPages = () => defaultCurrency;

/**
 * The currency to show prices in. Static pages are rendered and hydrated in the store's own; the choice is applied
 * right after that.
 */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(watchCurrency, readCurrency, onStaticPages);
}

/** A product at the prices of the chosen currency. */
export function usePriced(product: Product): Product {
  const currency = useCurrency();
  return useMemo(() => pricedIn(product, currency), [product, currency]);
}

/** Products at the prices of the chosen currency. */
export function useAllPriced(products: readonly Product[]): readonly Product[] {
  const currency = useCurrency();
  return useMemo(
    () => products.map((product) => pricedIn(product, currency)),
    [products, currency],
  );
}
