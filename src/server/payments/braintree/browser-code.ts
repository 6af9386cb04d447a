import type { BrowserCode } from '../browser-code';

const wallets = ['paypal', 'google', 'apple'];

/** Cards go through the store's vault, without Braintree's code. */
export const braintreeCode: BrowserCode = {
  sources: {
    'script-src': ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com'],
    'connect-src': [
      'https://api.braintreegateway.com',
      'https://api.sandbox.braintreegateway.com',
      'https://client-analytics.braintreegateway.com',
      'https://client-analytics.sandbox.braintreegateway.com',
      'https://payments.braintree-api.com',
      'https://payments.sandbox.braintree-api.com',
    ],
    'frame-src': ['https://assets.braintreegateway.com'],
    'img-src': ['https://assets.braintreegateway.com'],
  },
  isUsedBy: ({ id, gateway }) => gateway === 'braintree' && wallets.includes(id),
};
