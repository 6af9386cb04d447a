import type { ProviderScript } from '../load-script';

/**
 * The same script as in swell-js 5.8. Another Google script may have created `window.google` without the payment part.
 */
export const googleScript: ProviderScript = {
  src: 'https://pay.google.com/gp/p/js/pay.js',
  library: 'Google',
  isThere: () => window.google?.payments?.api !== undefined,
};
