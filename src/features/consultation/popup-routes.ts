import { shellFor } from '@/components/shell/shell-for';
import { paths } from '@/domain/paths';

/** Places of work, where nobody may be interrupted: besides them the forms without header (page contract). */
const quietPlaces = ['/checkout', '/admin', paths.bookConsultation];

/** May the popup come up here? Takes the route's pattern (`router.pathname`). */
export function isPopupRoute(pathname: string): boolean {
  return (
    shellFor(pathname).header === 'full' && !quietPlaces.some((place) => pathname.startsWith(place))
  );
}
