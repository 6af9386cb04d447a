/**
 * Pages whose visits may be counted after a yes: those that only show what we have to say. Wherever somebody types or
 * reads what is her own (health, orders, cards, passwords, keys of mailed links), no foreign script may stand beside
 * it; below /iframes/ and /admin/ there is none by specification (spec 2).
 */
const ownPlaces = [
  '/iframes',
  '/admin',
  '/account',
  '/account-deleted',
  '/book-consultation',
  '/checkout',
  '/checkout-success',
  '/contact-us',
  '/discovery',
  '/forgot-password',
  '/form',
  '/hearing-test/take',
  '/login',
  '/login-check-email',
  '/login-link',
  '/login-password',
  '/news',
  '/register',
  '/reset-password',
  '/returns',
  '/sandbox',
  '/set-password',
] as const;

/** Asks for name and address, and takes files; the pages that tell about the test lie below it. */
const testDoor = '/hearing-test';

/** May visits at this address be counted? Not the route's pattern: below /admin/ a missing page (`/404`) is private too. */
export function isTrackedRoute(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return (
    pathname !== testDoor &&
    !ownPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`))
  );
}

/** Pages on which something about a person is kept in the browser: in other tabs, the foreign script has to go first. */
const keepingPlaces = ['/admin', '/checkout', '/hearing-test', '/hearing-test/take', '/iframes'];

/** Is this a page on which something about a person will be kept? */
export function isKeepingRoute(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return (
    keepingPlaces.some((place) => pathname === place) || /^\/(?:admin|iframes)\//.test(pathname)
  );
}

/** Does the address itself say who is here, until the page has taken that out of it (spec 2, flow_email)? */
export function isPersonalAddress(asPath: string): boolean {
  const query = asPath.split('#')[0]?.split('?')[1] ?? '';
  return [...new URLSearchParams(query).keys()].some((key) => key.startsWith('flow_'));
}
