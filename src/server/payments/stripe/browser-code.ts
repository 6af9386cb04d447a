import type { BrowserCode } from '../browser-code';

/** docs.stripe.com/security/guide, "Content Security Policy". */
export const stripeCode: BrowserCode = {
  sources: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'img-src': ['https://*.stripe.com'],
  },
  payment: ['https://js.stripe.com'],
  isUsedBy: ({ gateway }) => gateway === 'stripe',
};
