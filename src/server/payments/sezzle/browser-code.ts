import type { BrowserCode } from '../browser-code';

export const sezzleCode: BrowserCode = {
  sources: {
    'script-src': ['https://checkout-sdk.sezzle.com'],
    'connect-src': ['https://gateway.sezzle.com', 'https://sandbox.gateway.sezzle.com'],
    'img-src': ['https://media.sezzle.com'],
  },
  isUsedBy: ({ id }) => id === 'sezzle',
};
