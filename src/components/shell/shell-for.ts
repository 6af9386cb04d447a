/** What stands around a page: the whole header, only brand and phone, or nothing. */
export type Shell = { header: 'full' | 'slim' | 'none'; hasFooter: boolean };

const whole: Shell = { header: 'full', hasFooter: true };
const slim: Shell = { header: 'slim', hasFooter: false };
const bare: Shell = { header: 'none', hasFooter: false };

/** Routes without header and footer (spec 2), by first path segment. A person stays near: brand and phone remain. */
const slimRoutes = new Set([
  'form',
  'register',
  'login',
  'login-password',
  'login-check-email',
  'set-password',
  'reset-password',
  'forgot-password',
  'checkout',
  'sandbox',
]);

/** Takes the route's pattern (`router.pathname`), so that server and browser agree also on error pages. */
export function shellFor(pathname: string): Shell {
  const [first = ''] = pathname.split('/').filter(Boolean);
  if (first === 'iframes') return bare;
  if (slimRoutes.has(first)) return slim;
  if (first === 'questionnaire') return { header: 'none', hasFooter: true };
  return whole;
}
