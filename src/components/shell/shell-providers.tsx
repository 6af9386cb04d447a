import type { ReactNode } from 'react';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import { ShopFactsProvider } from '../shop/shop-facts';
import { ShellWordsProvider, type ShellWords } from './shell-words';

type ShellProvidersProps = {
  words: ShellWords | null;
  shop: ShopFacts | null;
  children: ReactNode;
};

/** Provides what every page is given: the shell's texts and the facts about the shop. */
export function ShellProviders({ words, shop, children }: ShellProvidersProps) {
  return (
    <ShellWordsProvider value={words}>
      <ShopFactsProvider value={shop}>{children}</ShopFactsProvider>
    </ShellWordsProvider>
  );
}
