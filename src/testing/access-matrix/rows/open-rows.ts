import { everybody, refused, type Row } from '../row';

const [, nothingThere] = refused(404, 'not_found_error');

/** Routes for everybody, and routes that only this installation may call: everybody else gets 404. */
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
  // Anybody may send data and get it as a PDF; render-estimate.test.ts checks the content.
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
  // The unguessable id of a payment is the shopper's proof, and a card's token is its owner's proof.
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
