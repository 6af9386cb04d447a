import type { ReactNode } from 'react';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import { ShopFactsProvider } from '../shop/shop-facts';
import { ShellWordsProvider, type ShellWords } from './shell-words';

type ShellProvidersProps = {
  words: ShellWords | null;
  shop: ShopFacts | null;
  children: ReactNode;
};

/** Brings what every page is given to all that stands on it: the words of the shell, and what the shop says of itself. */
export function ShellProviders({ words, shop, children }: ShellProvidersProps) {
  return (
    <ShellWordsProvider value={words}>
      <ShopFactsProvider value={shop}>{children}</ShopFactsProvider>
    </ShellWordsProvider>
  );
}
