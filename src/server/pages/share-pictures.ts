import { existsSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/domain/pages/paths';

/** What `scripts/pictures/share-pictures.ts` makes while building, and the share tags promise: pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies below the origin. */
export function sharePicturePath(pagePath: string): string {
  return `/share${pagePath === paths.home ? '/home' : pagePath}.jpg`;
}

/**
 * The picture beside a link to a page: its own, else the shop's. Null where none was made, as in `npm run dev`.
 *
 * @param pagePath null for a page without an address of its own
 */
export function sharePicture(pagePath: string | null): string | null {
  const own = [pagePath, paths.home].flatMap((each) => each ?? []).map(sharePicturePath);
  return own.find(isThere) ?? null;
}

function isThere(picture: string): boolean {
  return existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', picture));
}
