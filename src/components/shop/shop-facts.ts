import { createContext, useContext } from 'react';
import type { ShopFacts } from '@/domain/shop/shop-facts';

const context = createContext<ShopFacts | null>(null);

/** Provides company, clinician and promises to the page; each page's props contain them. */
export const ShopFactsProvider = context.Provider;

/** The facts about the shop from its settings. Throws outside of the provider. */
export function useShopFacts(): ShopFacts {
  const facts = useContext(context);
  if (!facts) throw new Error('Nothing is known of the shop here');
  return facts;
}
