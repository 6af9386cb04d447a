import type { BrowserCode } from '../browser-code';

const wallets = ['google', 'apple'];

/** Its code is part of swell-js; wallet data goes to vaults of its own. */
export const convesiopayCode: BrowserCode = {
  sources: {
    'connect-src': [
      'https://api.convesiopay.com',
      'https://api-qa.convesiopay.com',
      'https://vault-gpay.convesiopay.com',
      'https://qa-vault-gpay.convesiopay.com',
      'https://vault-apay.convesiopay.com',
      'https://qa-vault-apay.convesiopay.com',
    ],
  },
  isUsedBy: ({ id, gateway }) => gateway === 'convesiopay' && wallets.includes(id),
};
