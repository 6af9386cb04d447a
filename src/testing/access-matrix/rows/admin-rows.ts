import { aTestResult } from '../../hearing';
import { having, refused, staffOnly, unauthorized, type Row } from '../row';

/** The second steps of every staff member in this world. */
const steps = { app: true, passkey: false };

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
    answers: ({ owned }) => {
      const whole = {
        order: having({ id: owned.order.id }),
        customer: having({ email: owned.email, doNotPhone: true }),
        payments: [having({ id: owned.order.paymentId })],
        shipments: [having({ status: 'DELIVERED' })],
        returns: [having({ id: owned.returnId })],
        plans: [having({ id: owned.subscription.id })],
        refunds: [],
        hearing: null,
        packing: [],
        others: expect.any(Array),
        adminFacts: having({ revision: expect.any(Number) }),
      };
      // The clinic does not see payments.
      return staffOnly('orders.read', [200, whole], {
        clinician: [200, { ...whole, payments: [] }],
      });
    },
  },
  {
    route: 'GET /api/admin-list-hearing-tests',
    call: () => ({ query: { page: '1', pageSize: '5' } }),
    answers: () => staffOnly('health', [200, having({ page: 1, pageSize: 5 })]),
  },
  {
    route: 'POST /api/admin-hearing-result-details',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: ({ owned }) =>
      staffOnly('health', [200, having({ results: [having({ id: owned.hearing.id })] })]),
  },
  {
    route: 'POST /api/admin-list-hearing-tests',
    about: 'by the name of somebody',
    call: () => ({ body: { search: 'okonkwo' } }),
    answers: ({ owned }) =>
      staffOnly('health', [
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
    answers: () =>
      staffOnly('health', [200, { review: having({ decision: 'reviewed' }) }], {
        // The clinician, an earlier caller, has just decided.
        admin: refused(409, 'conflict'),
      }),
  },
  {
    route: 'POST /api/admin-attach-test',
    about: 'that is not offered for the order',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, result_id: owned.hearing.id } }),
    answers: () => staffOnly('health', refused(404, 'not_found_error', 'result_id')),
  },
  {
    route: 'POST /api/admin-enter-audiogram',
    about: 'from a file that is none',
    call: () => ({ body: { file_id: 'x', result: aTestResult() } }),
    answers: () => staffOnly('health', refused(404, 'not_found_error')),
  },
  {
    route: 'POST /api/admin-file-words',
    about: 'of a file that is none',
    call: () => ({ body: { file_id: '0'.repeat(48) } }),
    answers: () => staffOnly('health', refused(404, 'not_found_error')),
  },
  ...['GET', 'POST'].map((method): Row => ({
    route: `${method} /api/admin-audit-log`,
    call: () => ({ query: { action: 'view' }, body: { action: 'view' } }),
    answers: () => staffOnly('audit', [200, having({ results: expect.any(Array) })]),
  })),
  {
    route: 'GET /api/admin-status',
    answers: () => staffOnly('status', [200, having({ services: expect.any(Array) })]),
  },
  {
    route: 'GET /api/admin-today',
    answers: () =>
      staffOnly('today', [200, having({ heldOrders: expect.any(Array) })], { editor: [200, {}] }),
  },
  {
    route: 'POST /api/admin-approve-order',
    about: 'of an order that does not wait',
    call: ({ owned }) => ({ body: { order_id: owned.order.id } }),
    answers: () => staffOnly('health', refused(400, 'permission_error')),
  },
  {
    route: 'GET /api/admin-staff',
    answers: () => ({
      stranger: unauthorized,
      admin: [200, having({ staff: having({ name: 'olive', role: 'owner' }), stage: 'in', steps })],
      clinician: [
        200,
        having({ staff: having({ name: 'clio', role: 'clinician' }), stage: 'in', steps }),
      ],
      shop: [200, having({ staff: having({ name: 'sam', role: 'shop' }), stage: 'in', steps })],
      editor: [200, having({ staff: having({ name: 'ed', role: 'editor' }), stage: 'in', steps })],
      half: [200, having({ staff: having({ name: 'olive' }), stage: 'second_step', steps })],
    }),
  },
  // These rows come last because they end the logins that the rows above need.
  {
    route: 'PUT /api/admin-login/mine',
    answers: () =>
      staffOnly('today', [200, { ended: 0 }], { admin: [200, { ended: expect.any(Number) }] }),
  },
  {
    route: 'POST /api/admin-logout',
    answers: () => ({
      stranger: unauthorized,
      admin: [200, { success: true }],
      half: unauthorized,
    }),
    ended: ['half'],
  },
];
