import { paths } from '@/domain/pages/paths';

/**
 * What stands around a page: the whole header, only brand and phone (over all of the window or its left half), or
 * nothing. A page with a frame of its own brings its `main` along.
 */
export type Shell = { header: 'full' | 'slim' | 'half' | 'none' | 'own'; hasFooter: boolean };

const whole: Shell = { header: 'full', hasFooter: true };
const slim: Shell = { header: 'slim', hasFooter: false };
const half: Shell = { header: 'half', hasFooter: false };
const own: Shell = { header: 'own', hasFooter: false };
const bare: Shell = { header: 'none', hasFooter: false };

/** Routes without header and footer (spec 2), by first path segment. A person stays near: brand and phone remain. */
const slimRoutes = new Set(['form', 'checkout', 'sandbox']);

/** The login family, which shows the lines beside its form; `login-link` is where a mailed link arrives. */
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
 * The listening test is a quiet room of its own: nothing of the shop stands around it.
 * Takes the route's pattern (`router.pathname`), so that server and browser agree also on error pages.
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
