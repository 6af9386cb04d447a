import { shellFor } from '@/components/shell/shell-for';
import { paths } from '@/domain/pages/paths';

/** Places of work, where nobody may be interrupted: besides them the forms without header (page contract). */
const quietPlaces = ['/checkout', '/admin', paths.bookConsultation];

/** May the popup come up at this path? Not the route's pattern: below /admin/ a missing page (`/404`) is quiet too. */
export function isPopupRoute(path: string): boolean {
  return shellFor(path).header === 'full' && !quietPlaces.some((place) => path.startsWith(place));
}

/** Pages on which a choice or a file is work that nothing may interrupt. */
export function isChoicePage(path: string): boolean {
  return path.startsWith('/product/') || path === paths.hearingTest;
}
