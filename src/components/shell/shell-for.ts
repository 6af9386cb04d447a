import { paths } from '@/domain/pages/paths';

/**
 * The frame of a page: the whole header, only brand and phone (across the window or its left half), or nothing. A page
 * with its own frame also has its own `main`.
 */
export type Shell = { header: 'full' | 'slim' | 'half' | 'none' | 'own'; hasFooter: boolean };

const whole: Shell = { header: 'full', hasFooter: true };
const slim: Shell = { header: 'slim', hasFooter: false };
const half: Shell = { header: 'half', hasFooter: false };
const own: Shell = { header: 'own', hasFooter: false };
const bare: Shell = { header: 'none', hasFooter: false };

/**
 * Routes without header and footer (spec 2), by first path segment. Brand and phone remain, so that help stays near.
 */
const slimRoutes = new Set(['form', 'checkout', 'sandbox']);

/** Login and registration pages, which show the lines beside their form; a mailed link opens `login-link`. */
const halfRoutes = new Set([
  'register',
  'login',
  'login-password',
  'login-check-email',
  'login-link',
  'set-password',
  'reset-password',
  'forgot-password',
]);

/**
 * The frame of a page. The hearing test has none, to keep it quiet. Takes the route's pattern (`router.pathname`), so
 * that server and browser agree on error pages, too.
 */
export function shellFor(pathname: string): Shell {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === 'admin') return own;
  if (first === 'iframes' || pathname === paths.hearingTestTake) return bare;
  if (slimRoutes.has(first)) return slim;
  if (halfRoutes.has(first)) return half;
  if (first === 'questionnaire') return { header: 'none', hasFooter: true };
  return whole;
}
