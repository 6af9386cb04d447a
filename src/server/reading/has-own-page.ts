import type { EditorialPage } from '../editorial/port';

/** Texts that are shown within other pages. */
const withoutPage = new Set(['/hearing-test-waiver']);

/** Whether there is a page at the address a text was written for. */
export function hasOwnPage({ path }: Pick<EditorialPage, 'path'>): boolean {
  return !withoutPage.has(path);
}
