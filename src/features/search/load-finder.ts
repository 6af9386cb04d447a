import { productRequest } from '@/client/requests/product-requests';
import { defaultLocale } from '@/domain/words/locale';
import type { Finder } from './find-entries';

let finder: Promise<Finder> | null = null;

/**
 * The finder for the whole site, loaded once while the tab is open. Rejects when it could not be loaded; the next call
 * tries again.
 */
export function loadFinder(): Promise<Finder> {
  finder ??= fetchFinder().catch((failure: unknown) => {
    finder = null;
    throw failure;
  });
  return finder;
}

async function fetchFinder(): Promise<Finder> {
  const [{ createFinder }, { searchIndexSchema }, answer] = await Promise.all([
    import('./find-entries'),
    import('@/domain/pages/site-search'),
    productRequest('/api/search-index'),
  ]);
  if (!answer.ok) throw new Error(`search index: ${answer.code}`);
  return createFinder(searchIndexSchema.validateSync(answer.value).entries, defaultLocale);
}
