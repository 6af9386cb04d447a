import { customersOnly, everybody, having, refused, type Row } from '../row';
import { otherEmail, password } from '../world';

const credential = { id: 'bm90aGluZw', rawId: 'bm90aGluZw', type: 'public-key' };

/** Credentials of the right shape that no device has signed. */
const madeByNobody = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
const usedByNobody = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/** Our own endpoints for accounts. */
export const accountRows: readonly Row[] = [
  {
    route: 'POST /api/swell/update-account',
    call: () => ({ body: { do_not_phone: true } }),
    answers: ({ owned }) =>
      customersOnly([200, having({ id: owned.accountId })], [200, having({ email: otherEmail })]),
  },
  {
    route: 'POST /api/account-language',
    call: () => ({ body: { locale: 'fr-CA' } }),
    answers: () => customersOnly([200, { locale: 'fr-CA' }], [200, { locale: 'fr-CA' }]),
  },
  // The embedded gateway takes cards to keep through its vault.
  ...['POST /api/card-setup', 'PUT /api/card-setup'].map((route): Row => ({
    route,
    call: () => ({ body: { id: 'seti_somebodys' } }),
    answers: () => customersOnly(refused(404, 'not_found_error'), refused(404, 'not_found_error')),
  })),
  // The only answer that shows whether an account exists. The login needs it, so it is rate-limited.
  ...['GET /api/swell/get-account-by-email', 'POST /api/swell/get-account-by-email'].map(
    (route): Row => ({
      route,
      call: ({ owned }) => ({ query: { email: owned.email }, body: { email: owned.email } }),
      answers: everybody(200, { exists: true, hasPassword: true }),
    }),
  ),
  {
    route: 'GET /api/passkeys',
    answers: () => customersOnly([200, { results: [] }], [200, { results: [] }]),
  },
  {
    route: 'POST /api/passkeys/creation',
    call: () => ({ body: { password } }),
    answers: ({ owned }) =>
      customersOnly(
        [200, having({ user: having({ name: owned.email }) })],
        [200, having({ user: having({ name: otherEmail }) })],
      ),
  },
  {
    route: 'POST /api/passkeys/creation',
    about: 'after an old login, with a wrong password',
    call: async ({ services }) => {
      await services.db.query(
        `update sessions set created_at = created_at - interval '16 minutes'`,
      );
      return { body: { password: 'wrong' } };
    },
    answers: () =>
      customersOnly(
        refused(400, 'permission_error', 'password'),
        refused(400, 'permission_error', 'password'),
      ),
  },
  {
    route: 'POST /api/passkeys',
    call: () => ({ body: { created: madeByNobody } }),
    answers: () =>
      customersOnly(
        refused(400, 'permission_error', 'created'),
        refused(400, 'permission_error', 'created'),
      ),
  },
  {
    route: 'POST /api/passkeys/remove',
    call: () => ({ body: { id: 'bm90aGluZw' } }),
    answers: () =>
      customersOnly(refused(404, 'not_found_error', 'id'), refused(404, 'not_found_error', 'id')),
  },
  {
    route: 'POST /api/passkeys/request',
    answers: everybody(200, having({ challenge: expect.any(String) })),
  },
  {
    route: 'POST /api/passkeys/login',
    call: () => ({ body: { used: usedByNobody } }),
    answers: () => ({ stranger: refused(400, 'permission_error', 'used') }),
  },
  {
    route: 'POST /api/login-link',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: everybody(200, { success: true }),
  },
  // Anybody with a valid login key may see whose it is.
  {
    route: 'POST /api/login-link-owner',
    about: 'with a key that was made up',
    call: () => ({ body: { token: 'made-up' } }),
    answers: everybody(200, null),
  },
];
