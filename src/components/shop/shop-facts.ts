import { createContext, useContext } from 'react';
import type { ShopFacts } from '@/domain/shop/shop-facts';

const context = createContext<ShopFacts | null>(null);

/** Hands company, clinician and promises to what a page shows; each page's props bring them. */
export const ShopFactsProvider = context.Provider;

/** What the settings say about the shop. Throws outside of the provider. */
export function useShopFacts(): ShopFacts {
  const facts = useContext(context);
  if (!facts) throw new Error('Nothing is known of the shop here');
  return facts;
}
