import type { ProviderScript } from '../load-script';

/** As swell-js 5.8 names it. Another script of Google's may have made `window.google` without the part that pays. */
export const googleScript: ProviderScript = {
  src: 'https://pay.google.com/gp/p/js/pay.js',
  library: 'Google',
  isThere: () => window.google?.payments?.api !== undefined,
};
