import { customersOnly, everybody, having, type Row } from '../row';
import { otherEmail } from '../world';

/** Our own calls about accounts. */
export const accountRows: readonly Row[] = [
  {
    route: 'POST /api/swell/update-account',
    call: () => ({ body: { do_not_phone: true } }),
    answers: ({ owned }) =>
      customersOnly([200, having({ id: owned.accountId })], [200, having({ email: otherEmail })]),
  },
  // The one answer that tells whether there is an account: the login needs it (limited).
  ...['GET /api/swell/get-account-by-email', 'POST /api/swell/get-account-by-email'].map(
    (route): Row => ({
      route,
      call: ({ owned }) => ({ query: { email: owned.email }, body: { email: owned.email } }),
      answers: everybody(200, { exists: true, hasPassword: true }),
    }),
  ),
  {
    route: 'POST /api/login-link',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: everybody(200, { success: true }),
  },
  // Whoever has the key may know whose it is.
  {
    route: 'POST /api/login-link-owner',
    about: 'with a key that was made up',
    call: () => ({ body: { token: 'made-up' } }),
    answers: everybody(200, null),
  },
];
