import { everybody, refused, type Row } from '../row';

const [, nothingThere] = refused(404, 'not_found_error');

/** What is everybody's, and what only this installation itself may call: to all others it is not there. */
export const openRows: readonly Row[] = [
  ...[
    'GET /products',
    'GET /products/:id',
    'GET /categories',
    'GET /categories/:id',
    'GET /attributes',
    'GET /attributes/:id',
    'GET /content/:model',
    'GET /content/:model/:id',
    'GET /settings',
    'GET /settings/all',
    'GET /settings/menus',
    'GET /settings/payments',
    'GET /settings/subscriptions',
    'GET /payment/methods',
    'GET /cart/settings',
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/search-index',
    'GET /api/strapi/get-blogs',
  ].map((route) => ({ route, answers: everybody(200) })),
  ...[
    'POST /api/internal/change-product',
    'POST /api/internal/change-staff',
    'POST /api/internal/move-return',
    'POST /api/internal/record-parcel',
    'POST /api/internal/renew-pages',
    'POST /api/internal/take-backup',
    'POST /api/webhooks/swell/:secret',
    'POST /api/webhooks/shippo/:secret',
    'POST /api/webhooks/:gateway',
  ].map((route) => ({
    route,
    call: () => ({ body: {} }),
    answers: everybody(404, nothingThere),
  })),
  // A PDF is made of what is sent along, whoever sends it; what it says is in render-estimate.test.ts.
  {
    route: 'POST /api/estimate-document',
    about: 'of nowhere',
    call: () => ({ body: { province: 'XX', level: 'premium', aids: 2, plan: 'none' } }),
    answers: everybody(400, refused(400, 'validation_error', 'province')[1]),
  },
  {
    route: 'POST /api/code-gate',
    about: 'with a wrong code',
    call: () => ({ body: { code: '12345678' } }),
    answers: everybody(200, { result: false }),
  },
  {
    route: 'POST /api/monitoring',
    about: 'for no collector',
    call: () => ({ body: {} }),
    answers: everybody(403, refused(403, 'forbidden')[1]),
  },
  // Whoever has the unguessable id of a payment is its shopper, and cards belong to whoever has their token.
  ...['GET /api/sandbox/confirm', 'POST /api/sandbox/confirm'].map((route) => ({
    route,
    call: () => ({
      query: { intent: 'intent_unknown' },
      body: { intent: 'intent_unknown', decision: 'approve' },
    }),
    answers: everybody(404, nothingThere),
  })),
  ...[
    'POST /api/vault/tokens',
    'POST /api/vault/intent',
    'PUT /api/vault/intent',
    'POST /api/vault/authorization',
  ].map((route) => ({ route, call: () => ({ body: {} }), answers: everybody(200) })),
];
