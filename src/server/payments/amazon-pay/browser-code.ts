import type { BrowserCode } from '../browser-code';

/** Its button sends the shopper to Amazon with a form. */
export const amazonPayCode: BrowserCode = {
  sources: {
    'script-src': ['https://static-na.payments-amazon.com'],
    'connect-src': ['https://static-na.payments-amazon.com', 'https://payments.amazon.com'],
    'frame-src': ['https://payments.amazon.com'],
    'form-action': ['https://payments.amazon.com'],
    'img-src': ['https://static-na.payments-amazon.com', 'https://m.media-amazon.com'],
  },
  isUsedBy: ({ id, gateway }) => id === 'amazon' && gateway !== 'embedded',
};
