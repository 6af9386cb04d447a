import type { BrowserCode } from '../browser-code';

const gateways = ['authorizenet', 'convesiopay'];

/** Only the button needs Apple's script; the payment sheet is part of the device. Braintree draws the button itself. */
export const applePayCode: BrowserCode = {
  sources: {
    'script-src': ['https://applepay.cdn-apple.com'],
    'img-src': ['https://applepay.cdn-apple.com'],
  },
  isUsedBy: ({ id, gateway }) => id === 'apple' && gateways.includes(gateway),
};
