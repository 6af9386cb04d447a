import { shellFor } from '@/components/shell/shell-for';
import { paths } from '@/domain/pages/paths';

/** Pages where visitors must not be interrupted, in addition to the forms without header (page contract). */
const quietPlaces = ['/checkout', '/admin', paths.bookConsultation];

/**
 * Whether the popup may appear at this path. Not judged by the route's pattern: below /admin/ a missing page (`/404`)
 * has no popup either.
 */
export function isPopupRoute(path: string): boolean {
  return shellFor(path).header === 'full' && !quietPlaces.some((place) => path.startsWith(place));
}

/** Whether this page has a choice or an upload that must not be interrupted. */
export function isChoicePage(path: string): boolean {
  return path.startsWith('/product/') || path === paths.hearingTest;
}

/** Pages with questions, a return form, or the advice to see a doctor first. */
const quietPages: readonly string[] = [
  paths.discovery,
  paths.estimate,
  paths.returns,
  paths.accountHearing,
  paths.familyDoctors,
  paths.entPartnerships,
  paths.article('when-to-see-a-doctor'),
  paths.article('asymmetry-in-primary-care'),
  paths.article('referral-letter-for-hearing-loss'),
];

/** Part of the popup's own code, so that no page loads this list. */
export function isQuietPage(path: string): boolean {
  return quietPages.includes(path) || path.startsWith('/questionnaire');
}
