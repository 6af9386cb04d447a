import type { ImportSdk } from '../store-api-suite/shopper';
import { openPage } from './page';

/** SDK versions of Swell storefronts: origin-theme has 3.21, vercel/commerce 4.0, our pages 5.8. */
export const sdkVersions: readonly (readonly [string, ImportSdk])[] = [
  [
    'swell-js 3.21',
    (cookies) => {
      openPage(cookies);
      return import('swell-js-3');
    },
  ],
  ['swell-js 4.0', () => import('swell-js-4')],
  ['swell-js 5.8', () => import('swell-js')],
];
