import { productRequest } from '@/client/requests/product-requests';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Finder } from './find-entries';

const finders = new Map<Locale, Promise<Finder>>();

/**
 * The finder for the whole site in one language, loaded once while the tab is open. Rejects when it could not be loaded; the next call
 * tries again.
 */
export function loadFinder(locale: Locale): Promise<Finder> {
  const known = finders.get(locale);
  if (known) return known;
  const finder = fetchFinder(locale).catch((failure: unknown) => {
    finders.delete(locale);
    throw failure;
  });
  finders.set(locale, finder);
  return finder;
}

async function fetchFinder(locale: Locale): Promise<Finder> {
  const [{ createFinder }, { searchIndexSchema }, answer] = await Promise.all([
    import('./find-entries'),
    import('@/domain/pages/site-search'),
    productRequest(`/api/search-index${locale === defaultLocale ? '' : `?locale=${locale}`}`),
  ]);
  if (!answer.ok) throw new Error(`search index: ${answer.code}`);
  return createFinder(searchIndexSchema.validateSync(answer.value).entries, locale);
}
