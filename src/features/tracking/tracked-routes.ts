/**
 * Pages whose visits must not be counted, even after a yes: wherever a visitor types or reads personal data (health,
 * orders, cards, passwords, keys of mailed links), no third-party script may run. Below /iframes/ and /admin/ the
 * specification allows none (spec 2).
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
  '/review',
  '/sandbox',
  '/set-password',
] as const;

/** Asks for name and e-mail, and takes files; the pages that explain the test are below this path. */
const testDoor = '/hearing-test';

/**
 * Whether visits to this address may be counted. Not judged by the route's pattern: below /admin/ a missing page
 * (`/404`) is private too.
 */
export function isTrackedRoute(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return (
    pathname !== testDoor &&
    !ownPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`))
  );
}

/** Pages that store personal data in the browser: other tabs must remove the third-party script first. */
const keepingPlaces = ['/admin', '/checkout', '/hearing-test', '/hearing-test/take', '/iframes'];

/** Whether this page will store personal data. */
export function isKeepingRoute(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return (
    keepingPlaces.some((place) => pathname === place) || /^\/(?:admin|iframes)\//.test(pathname)
  );
}

/** Whether the address itself contains personal data until the page has removed it (spec 2, flow_email). */
export function isPersonalAddress(asPath: string): boolean {
  const query = asPath.split('#')[0]?.split('?')[1] ?? '';
  return [...new URLSearchParams(query).keys()].some((key) => key.startsWith('flow_'));
}
