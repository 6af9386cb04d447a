import type { EditorialPage } from '../editorial/port';

/** Texts that are shown inside other pages. */
const withoutPage = new Set(['/hearing-test-waiver']);

/** Is there a page at the address a text is written for? */
export function hasOwnPage({ path }: Pick<EditorialPage, 'path'>): boolean {
  return !withoutPage.has(path);
}
