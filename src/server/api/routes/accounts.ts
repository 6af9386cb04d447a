import { row } from '../endpoints/route-row';

/** Logging in, passkeys, a customer’s own account and their data. */
export const accountRoutes = [
  row(
    '/api/swell/get-account-by-email',
    async () => (await import('@/server/api/accounts/account-lookup')).accountLookup,
    {
      GET: {
        who: 'anyone',
        limits: [
          'accountLookupByClient',
          'unknownAccountByClient',
          'accountLookupHere',
          'accountLookup',
        ],
      },
      POST: {
        who: 'anyone',
        limits: [
          'accountLookupByClient',
          'unknownAccountByClient',
          'accountLookupHere',
          'accountLookup',
        ],
      },
    },
  ),
  row(
    '/api/swell/update-account',
    async () => (await import('@/server/api/accounts/account')).updateAccount,
    { POST: { who: 'customer', limits: ['takenAddressByClient'] } },
  ),
  row(
    '/api/account-language',
    async () => (await import('@/server/api/accounts/account-language')).accountLanguage,
    { POST: { who: 'customer' } },
  ),
  row('/api/card-setup', async () => (await import('@/server/api/accounts/card-setup')).cardSetup, {
    POST: { who: 'customer', limits: ['cardSetupByAccount', 'cardSetupByClient'] },
    PUT: { who: 'customer' },
  }),
  row(
    '/api/login-link-owner',
    async () => (await import('@/server/api/accounts/login-link-owner')).loginLinkOwner,
    { POST: { who: 'anyone' } },
  ),
  row('/api/login-link', async () => (await import('@/server/api/accounts/login-link')).loginLink, {
    POST: { who: 'anyone', limits: ['mailByClient', 'linkMailHere', 'linkMail'] },
  }),
  row('/api/passkeys', async () => (await import('@/server/api/accounts/passkeys')).passkeys, {
    GET: { who: 'customer' },
    POST: { who: 'customer' },
  }),
  row(
    '/api/passkeys/remove',
    async () => (await import('@/server/api/accounts/passkeys')).removePasskey,
    { POST: { who: 'customer' } },
  ),
  row(
    '/api/passkeys/creation',
    async () => (await import('@/server/api/accounts/passkeys')).passkeyCreation,
    { POST: { who: 'customer', limits: ['loginHere', 'loginByClient'] } },
  ),
  row(
    '/api/passkeys/request',
    async () => (await import('@/server/api/accounts/passkeys')).passkeyRequest,
    { POST: { who: 'anyone', limits: ['passkeyByClient'] } },
  ),
  row(
    '/api/passkeys/login',
    async () => (await import('@/server/api/accounts/passkeys')).passkeyLogin,
    { POST: { who: 'anyone', limits: ['loginByClient'] } },
  ),
  row('/api/privacy', async () => (await import('@/server/api/accounts/privacy')).privacyOverview, {
    GET: { who: 'customer' },
  }),
  row(
    '/api/privacy/export',
    async () => (await import('@/server/api/accounts/privacy')).privacyExport,
    { GET: { who: 'customer' } },
  ),
  row(
    '/api/privacy/delete-link',
    async () => (await import('@/server/api/accounts/privacy')).privacyDeleteLink,
    { POST: { who: 'customer', limits: ['mailByClient', 'linkMailHere', 'linkMail'] } },
  ),
  row(
    '/api/privacy/delete-account',
    async () => (await import('@/server/api/accounts/privacy')).privacyDelete,
    { POST: { who: 'customer', limits: ['loginHere', 'loginAnywhere', 'loginByClient'] } },
  ),
];
