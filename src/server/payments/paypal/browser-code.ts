import type { BrowserCode } from '../browser-code';

/** The button is one of PayPal's frames; a test account uses PayPal's sandbox. */
export const paypalCode: BrowserCode = {
  sources: {
    'script-src': ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    'connect-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    'frame-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    'img-src': ['https://www.paypal.com', 'https://www.paypalobjects.com', 'https://t.paypal.com'],
  },
  isUsedBy: ({ id, gateway }) => id === 'paypal' && gateway !== 'embedded',
};
