import {
  customersOnly,
  everybody,
  having,
  refused,
  unauthorized,
  type Answer,
  type Answers,
  type Row,
} from '../row';

const unknown = refused(404, 'not_found_error');

/** For callers with a session: only the order's owner gets it. */
const ownersOnly = (owner: Answer): Answers => ({
  stranger: unauthorized,
  guest: unknown,
  other: unknown,
  owner,
});

const wrongProof = refused(400, 'validation_error', 'order_number');

/** Orders: for their customer, and for the guest who can prove to have placed one. */
export const orderRows: readonly Row[] = [
  {
    route: 'GET /cart/order',
    about: 'of the session',
    call: async (world) => ({ query: {}, body: await world.newOrder() }),
    answers: (_, { body }) => ({
      stranger: refused(400, 'validation_error', 'checkout_id'),
      owner: [200, having(body as object)],
    }),
  },
  {
    route: 'GET /cart/order',
    about: 'by a checkout id that was guessed',
    call: () => ({ query: { checkout_id: '0'.repeat(32) } }),
    answers: () => ({ stranger: unknown }),
  },
  {
    route: 'POST /cart/order',
    call: async (world) => ({ params: { cart: await world.fillCart() } }),
    answers: ({ owned }, { params }) => ({
      stranger: [400, { error: having({ code: 'invalid_request' }) }],
      owner: [200, having({ account_id: owned.accountId, cart_id: params?.cart })],
    }),
  },
  {
    route: 'GET /api/swell/get-orders-list',
    answers: ({ owned }) =>
      customersOnly(
        [
          200,
          {
            results: expect.arrayContaining([
              having({ id: owned.order.id, returns: [having({ id: owned.returnId })] }),
            ]),
          },
        ],
        [200, { results: [] }],
      ),
  },
  {
    route: 'GET /api/swell/get-orders-list',
    about: 'that names the owner’s account',
    call: ({ owned }) => ({ query: { account_id: owned.accountId } }),
    answers: () =>
      customersOnly([200, having({ results: expect.any(Array) })], refused(403, 'forbidden')),
  },
  {
    route: 'GET /api/swell/get-order-details',
    call: ({ owned }) => ({ query: { id: owned.order.id } }),
    answers: ({ owned }) =>
      ownersOnly([
        200,
        { order: having({ id: owned.order.id }), afterSale: having({ id: owned.order.id }) },
      ]),
  },
  {
    route: 'GET /api/swell/order-receipt',
    call: ({ owned }) => ({ query: { id: owned.order.id } }),
    answers: () => ownersOnly([200]),
    elsewhere: {
      owner: 'the PDF library runs as an ES module only: server/documents and e2e ask for receipts',
    },
  },
  {
    // Nothing was asked to be sent back: whoever owns the order hears that there is no label.
    route: 'GET /api/swell/return-label',
    call: ({ owned }) => ({ query: { id: owned.order.id } }),
    answers: () => ownersOnly([404]),
  },
  ...['POST /api/swell/update-order', 'PUT /api/swell/update-order'].map((route): Row => ({
    route,
    call: async (world) => ({
      query: { id: (await world.newOrder()).id },
      body: { canceled: true },
    }),
    answers: (_, { query }) =>
      ownersOnly([200, { afterSale: having({ id: query?.id, status: 'canceled' }) }]),
  })),
  {
    route: 'POST /api/swell/submit-order',
    call: async (world) => ({ query: { cart_id: await world.fillCart() } }),
    answers: ({ owned }, { query }) =>
      ownersOnly([200, having({ account_id: owned.accountId, cart_id: query?.cart_id })]),
  },
  {
    route: 'POST /api/order-return',
    about: 'from the account',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, reason: 'Too big' } }),
    // The order already has an open return; only its owner may learn that.
    answers: () => ownersOnly(refused(400, 'permission_error', 'return_open')),
    readsFirst: true,
  },
  {
    route: 'POST /api/order-return',
    about: 'by number and a wrong e-mail',
    call: ({ owned }) => ({
      body: {
        order_number: owned.order.number,
        email: 'eve@example.ca',
        postal_code: 'T2P 1J9',
        reason: 'Too big',
      },
    }),
    answers: () => ({ stranger: wrongProof }),
  },
  {
    route: 'POST /api/order-return',
    about: 'by number and e-mail alone',
    call: ({ owned }) => ({
      body: { order_number: owned.order.number, email: owned.email, reason: 'Too big' },
    }),
    answers: () => ({ stranger: refused(400, 'validation_error', 'postal_code') }),
  },
  {
    route: 'POST /api/order-lookup',
    about: 'with a wrong postal code',
    call: ({ owned }) => ({
      body: { order_number: owned.order.number, email: owned.email, postal_code: 'T2P 9Z9' },
    }),
    answers: () => ({ stranger: wrongProof }),
  },
  {
    route: 'POST /api/order-lookup',
    about: 'with all of it right',
    call: ({ owned }) => ({
      body: { order_number: owned.order.number, email: owned.email, postal_code: 't2p1j9' },
    }),
    answers: ({ owned }) =>
      everybody(200, { order: having({ number: owned.order.number }), afterSale: having({}) })(),
    isProof: true,
  },
];
