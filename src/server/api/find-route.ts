import type { RouteRow } from './endpoints/route-row';
import { routes } from './routes';

type Found = {
  row: RouteRow;
  /** What the path has in place of the row's last, open segment, with its slash; empty where the row has none. */
  rest: string;
};

const openSegment = /\/:\w+$/;
const isOpen = ({ address }: RouteRow) => openSegment.test(address);

const exact = new Map<string, RouteRow>(
  routes.filter((one) => !isOpen(one)).map((one) => [one.address, one]),
);
const open = new Map(
  routes.filter(isOpen).map((one) => [one.address.replace(openSegment, ''), one]),
);

/** The row for a path as it was sent, such as `/api/files/abc`; null where the table has none. */
export function findRoute(path: string): Found | null {
  const found = exact.get(path);
  if (found) return { row: found, rest: '' };
  const lastSlash = path.lastIndexOf('/');
  const opened = open.get(path.slice(0, lastSlash));
  const rest = path.slice(lastSlash);
  return opened && rest.length > 1 ? { row: opened, rest } : null;
}
