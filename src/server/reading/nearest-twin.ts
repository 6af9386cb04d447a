import { paths } from '@/domain/pages/paths';
import { locales, type Locale } from '@/domain/words/locale';
import type { EditorialPage } from '../editorial/port';

/** Pages that stand in for a missing text of their section. The home page stands in for all others. */
const standIns: Readonly<Record<string, string>> = {
  article: paths.articles,
  'our-products': paths.shop,
  'hearing-test': paths.hearingTest,
};

/** The page nearest to a text that is missing in the other language; null for a text in every language. */
export function nearestTwin(
  { path, addresses }: Pick<EditorialPage, 'path' | 'addresses'>,
  locale: Locale,
): string | null {
  const isInEvery = locales.every((each) => each === locale || addresses[each] !== undefined);
  return isInEvery ? null : (standIns[path.split('/')[1] ?? ''] ?? paths.home);
}
