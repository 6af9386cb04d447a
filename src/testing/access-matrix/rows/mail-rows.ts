import { customersOnly, everybody, having, refused, type Row } from '../row';
import { otherEmail } from '../world';

const unknownCode = refused(404, 'not_found_error', 'code');

/** News by mail: only the account's owner has the switch; the codes in mails work for anybody who has the mail. */
export const mailRows: readonly Row[] = [
  {
    route: 'POST /api/subscribe',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: everybody(200, { result: true }),
  },
  {
    route: 'POST /api/confirm-subscription',
    call: () => ({ body: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/unsubscribe-email-with-code',
    call: () => ({ query: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'GET /api/unsubscribe-email-with-code',
    call: () => ({ query: { code: 'made-up' } }),
    answers: everybody(303),
  },
  {
    route: 'POST /api/stop-follow-ups',
    call: () => ({ query: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'GET /api/stop-follow-ups',
    call: () => ({ query: { code: 'made-up' } }),
    answers: everybody(303),
  },
  {
    route: 'POST /api/review/look-up',
    call: () => ({ body: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/review',
    call: () => ({
      body: { code: 'made-up', stars: 1, text: 'No', signature: 'none', is_public: true },
    }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/review/remove',
    call: () => ({ body: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'GET /api/email-subscription',
    answers: ({ owned }) =>
      customersOnly([200, having({ email: owned.email })], [200, having({ email: otherEmail })]),
  },
  {
    route: 'PUT /api/email-subscription',
    call: () => ({ body: { is_on: true } }),
    answers: ({ owned }) =>
      customersOnly(
        [200, having({ email: owned.email, isOn: true })],
        [200, having({ email: otherEmail, isOn: true })],
      ),
  },
];
