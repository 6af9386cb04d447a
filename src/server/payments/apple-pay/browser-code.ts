import type { BrowserCode } from '../browser-code';

const gateways = ['authorizenet', 'convesiopay'];

/** Only the button is Apple's script; the sheet is the device's. Braintree draws the button itself. */
export const applePayCode: BrowserCode = {
  sources: {
    'script-src': ['https://applepay.cdn-apple.com'],
    'img-src': ['https://applepay.cdn-apple.com'],
  },
  isUsedBy: ({ id, gateway }) => id === 'apple' && gateways.includes(gateway),
};
