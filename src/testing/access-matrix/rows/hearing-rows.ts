import {
  everybody,
  having,
  refused,
  staffGets,
  unauthorized,
  type Answers,
  type Row,
} from '../row';

const unknown = refused(404, 'not_found_error');

/** For everybody with a session: their own records, and nobody else's. */
const ofVisitors = (owner: Answers['stranger'], others: Answers['stranger']): Answers => ({
  stranger: unauthorized,
  guest: others,
  other: others,
  owner,
});

/** Hearing: nobody learns of another's test, not even that there was one. */
export const hearingRows: readonly Row[] = [
  {
    route: 'POST /api/has-hearing-result',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: () => ({
      stranger: [200, { result: false }],
      owner: [200, { result: true }],
      ...staffGets('health', [200, { result: true }]),
    }),
  },
  {
    route: 'GET /api/hearing-results',
    answers: ({ owned }) =>
      ofVisitors([200, { results: [having({ id: owned.hearing.id })] }], [200, { results: [] }]),
  },
  {
    route: 'POST /api/hearing-results',
    about: 'under the run of another',
    call: ({ owned }) => ({ body: { ...owned.hearing.body, follow_up: true } }),
    answers: ({ owned }) =>
      ofVisitors(
        [200, having({ result: having({ id: owned.hearing.id }) })],
        refused(400, 'validation_error', 'session_id'),
      ),
  },
  {
    route: 'POST /api/delete-hearing-result',
    call: async (world) => ({ body: { id: (await world.newResult()).id } }),
    answers: () => ofVisitors([200, { deleted: true }], unknown),
  },
  {
    route: 'GET /api/hearing-profile',
    call: ({ owned }) => ({ query: { order_id: owned.order.id } }),
    answers: ({ owned }) => ofVisitors([200, having({ order_id: owned.order.id })], unknown),
  },
  {
    route: 'POST /api/hearing-waiver',
    call: ({ owned }) => ({
      body: { email: owned.email, order_id: owned.order.id, accepted: true },
    }),
    answers: () => ofVisitors([200, { waived_at: expect.any(String) }], unknown),
  },
  {
    route: 'POST /api/tonetest-start',
    call: () => ({ body: { email: 'somebody@example.ca' } }),
    answers: everybody(200, having({ kind: 'embedded' })),
  },
  {
    route: 'POST /api/tonetest-update-order',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, session_id: owned.hearing.body.session_id },
    }),
    // The order is the owner's, but it has no hearing aids.
    answers: () => ofVisitors(refused(400, 'validation_error', 'order_id'), unknown),
  },
  ...[
    ['by number and e-mail alone', undefined, 'postal_code'],
    ['by number, e-mail and a wrong postal code', 'T2P 9Z9', 'order_number'],
  ].map(([about, postal_code, param]): Row => ({
    route: 'POST /api/tonetest-update-order',
    about,
    call: ({ owned }) => ({
      body: {
        order_number: owned.order.number,
        email: owned.email,
        postal_code,
        session_id: owned.hearing.body.session_id,
      },
    }),
    answers: () => {
      const wrong = refused(400, 'validation_error', param);
      return ofVisitors(wrong, wrong);
    },
  })),
  {
    route: 'GET /api/tonetest-questions',
    answers: everybody(200, having({ questions: expect.any(Array) })),
  },
  // A PDF is made of what is sent along, whoever sends it; what it says is in render-hearing.test.ts.
  {
    route: 'POST /api/hearing-document',
    about: 'of no result',
    call: () => ({ body: { kind: 'result', result: {} } }),
    answers: everybody(400, refused(400, 'validation_error', 'result')[1]),
  },
  // Nobody tests elsewhere on a default install; a signed report is in hearing.test.ts.
  {
    route: 'POST /api/external-hearing-test',
    call: () => ({ body: {} }),
    answers: everybody(404, unknown[1]),
  },
];
