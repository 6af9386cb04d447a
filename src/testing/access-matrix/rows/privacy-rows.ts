import { customersOnly, having, refused, type Row } from '../row';
import { otherEmail } from '../world';

const notShown = refused(400, 'permission_error', 'password');

/** Only the customer may see what we hold about them, and ask for its erasure. */
export const privacyRows: readonly Row[] = [
  {
    route: 'GET /api/privacy',
    answers: ({ owned }) =>
      customersOnly([200, having({ email: owned.email })], [200, having({ email: otherEmail })]),
  },
  {
    route: 'GET /api/privacy/export',
    answers: () => customersOnly([200, having({})], [200, having({})]),
  },
  {
    route: 'POST /api/privacy/delete-account',
    about: 'with a wrong password',
    call: () => ({ body: { password: 'guessed it' } }),
    answers: () => customersOnly(notShown, notShown),
  },
  {
    route: 'POST /api/privacy/delete-link',
    call: () => ({ body: {} }),
    answers: () => customersOnly([200, { success: true }], [200, { success: true }]),
  },
];
