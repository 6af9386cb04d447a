import type { BrowserCode } from '../browser-code';

const gateways = ['braintree', 'authorizenet', 'convesiopay'];

/** The browser itself connects to google.com/pay for the payment sheet, which counts as a connection of the page. */
export const googlePayCode: BrowserCode = {
  sources: {
    'script-src': ['https://pay.google.com'],
    'connect-src': ['https://pay.google.com', 'https://google.com', 'https://www.google.com'],
    'frame-src': ['https://pay.google.com'],
    'img-src': ['https://www.gstatic.com'],
  },
  payment: ['https://pay.google.com'],
  isUsedBy: ({ id, gateway }) => id === 'google' && gateways.includes(gateway),
};
