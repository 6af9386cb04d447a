import { existsSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/domain/pages/paths';
import { defaultLocale, routeLocaleOf, type Locale } from '@/domain/words/locale';

/**
 * The pixel size of the pictures that `scripts/pictures/share-pictures.ts` makes during the build; the share tags state
 * it.
 */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The path of a page's picture below the origin. Each language has its own, because pictures show the title. */
export function sharePicturePath(pagePath: string, locale: Locale): string {
  const folder = locale === defaultLocale ? '/share' : `/share/${routeLocaleOf(locale)}`;
  return `${folder}${pagePath === paths.home ? '/home' : pagePath}.jpg`;
}

/**
 * The picture for links to a page: its own, else the shop's. Null when none was made, as in `npm run dev`.
 *
 * @param pagePath null for a page without a path of its own
 */
export function sharePicture(pagePath: string | null, locale: Locale): string | null {
  const pages = [pagePath, paths.home].flatMap((each) => each ?? []);
  return pages.map((page) => sharePicturePath(page, locale)).find(isThere) ?? null;
}

function isThere(picture: string): boolean {
  return existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', picture));
}
