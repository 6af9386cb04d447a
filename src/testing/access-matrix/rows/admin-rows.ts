import { aTestResult } from '../../hearing';
import { having, refused, unauthorized, type Answer, type Answers, type Row } from '../row';

/** For our staff: to customers, the owner of the record included, there is a locked door. */
const staffOnly = (admin: Answer): Answers => ({ stranger: unauthorized, admin });

export const adminRows: readonly Row[] = [
  {
    route: 'POST /api/admin-result-password',
    about: 'with a wrong password',
    call: () => ({ body: { password: 'guessed it' } }),
    answers: () => ({ stranger: refused(401, 'UNAUTHORIZED', 'password') }),
    readsFirst: true,
  },
  {
    route: 'GET /api/admin-order',
    call: ({ owned }) => ({ query: { order_id: owned.order.id } }),
    answers: ({ owned }) =>
      staffOnly([
        200,
        {
          order: having({ id: owned.order.id }),
          customer: having({ email: owned.email, doNotPhone: true }),
          payments: [having({ id: owned.order.paymentId })],
          shipments: [having({ status: 'DELIVERED' })],
          returns: [having({ id: owned.returnId })],
          plans: [having({ id: owned.subscription.id })],
          refunds: [],
          hearing: null,
          desk: having({ revision: expect.any(Number) }),
        },
      ]),
  },
  {
    route: 'GET /api/admin-list-hearing-tests',
    call: () => ({ query: { page: '1', pageSize: '5' } }),
    answers: () => staffOnly([200, having({ page: 1, pageSize: 5 })]),
  },
  {
    route: 'POST /api/admin-hearing-result-details',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: ({ owned }) =>
      staffOnly([200, having({ results: [having({ id: owned.hearing.id })] })]),
  },
  {
    route: 'POST /api/admin-list-hearing-tests',
    about: 'by the name of somebody',
    call: () => ({ body: { search: 'okonkwo' } }),
    answers: ({ owned }) =>
      staffOnly([
        200,
        having({
          results: [
            having({
              id: owned.hearing.id,
              doNotPhone: true,
              proof: having({ confirmedAt: null }),
            }),
          ],
        }),
      ]),
  },
  {
    route: 'POST /api/admin-review-hearing-test',
    call: ({ owned }) => ({ body: { id: owned.hearing.id, decision: 'reviewed' } }),
    answers: () => staffOnly([200, { review: having({ decision: 'reviewed' }) }]),
  },
  {
    route: 'POST /api/admin-enter-audiogram',
    about: 'from a file that is none',
    call: () => ({ body: { file_id: 'x', result: aTestResult() } }),
    answers: () => staffOnly(refused(404, 'not_found_error')),
  },
  ...['GET', 'POST'].map((method): Row => ({
    route: `${method} /api/admin-audit-log`,
    call: () => ({ query: { action: 'view' }, body: { action: 'view' } }),
    answers: () => staffOnly([200, having({ results: expect.any(Array) })]),
  })),
  {
    route: 'GET /api/admin-status',
    answers: () => staffOnly([200, having({ services: expect.any(Array) })]),
  },
  {
    route: 'GET /api/admin-today',
    answers: () => staffOnly([200, having({ heldOrders: expect.any(Array) })]),
  },
  {
    route: 'POST /api/admin-approve-order',
    about: 'of an order that does not wait',
    call: ({ owned }) => ({ body: { order_id: owned.order.id } }),
    answers: () => staffOnly(refused(400, 'permission_error')),
  },
  {
    route: 'GET /api/admin-staff',
    answers: () => staffOnly([200, { staff: having({ name: expect.any(String) }) }]),
  },
  // Last: it ends the login that the rows above need.
  {
    route: 'POST /api/admin-logout',
    answers: () => staffOnly([200, { success: true }]),
  },
];
