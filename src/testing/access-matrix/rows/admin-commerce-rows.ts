import type { StaffPermission } from '@/domain/staff/staff-roles';
import { having, refused, staffOnly, type Row } from '../row';

const aPage = [200, having({ page: 1, count: expect.any(Number) })] as const;

/** Lists answer GET, and also POST with the search words in the body. */
const listRows = (path: string, may: StaffPermission): Row[] => [
  {
    route: `GET ${path}`,
    call: () => ({ query: { pageSize: '5' } }),
    answers: () => staffOnly(may, aPage),
  },
  {
    route: `POST ${path}`,
    call: () => ({ body: { search: 'nobody' } }),
    answers: () => staffOnly(may, aPage),
  },
];

const unknown = refused(404, 'not_found_error');
const noSuch = 'nothing_of_the_kind';

export const adminCommerceRows: readonly Row[] = [
  ...listRows('/api/admin-returns', 'returns'),
  ...listRows('/api/admin-subscriptions', 'subscriptions'),
  ...listRows('/api/admin-coupons', 'coupons'),
  ...listRows('/api/admin-reviews', 'reviews'),
  {
    route: 'POST /api/admin-answer-review',
    call: () => ({ body: { id: noSuch, revision: 0, answer: 'Thank you' } }),
    answers: () => staffOnly('reviews', unknown),
  },
  {
    route: 'POST /api/admin-hide-review',
    call: () => ({ body: { id: noSuch, revision: 0, reason: 'Insults' } }),
    answers: () => staffOnly('reviews', unknown),
  },
  ...listRows('/api/admin-gift-cards', 'gift-cards'),
  ...listRows('/api/admin-catalogue', 'catalogue.read'),
  ...listRows('/api/admin-mails', 'mails'),
  ...listRows('/api/admin-jobs', 'jobs'),
  {
    route: 'GET /api/admin-return',
    call: ({ owned }) => ({ query: { id: owned.returnId } }),
    answers: ({ owned }) =>
      staffOnly('returns', [
        200,
        having({
          return: having({ id: owned.returnId, version: 1 }),
          order: having({ id: owned.order.id }),
          customer: having({ email: owned.email }),
        }),
      ]),
  },
  {
    route: 'POST /api/admin-return',
    about: 'by somebody who saw an older state',
    call: ({ owned }) => ({ body: { id: owned.returnId, to: 'approved', version: 7 } }),
    answers: () => staffOnly('returns', refused(409, 'conflict')),
  },
  {
    route: 'GET /api/admin-subscription',
    call: ({ owned }) => ({ query: { id: owned.subscription.id } }),
    answers: ({ owned }) =>
      staffOnly('subscriptions', [
        200,
        having({
          subscription: having({ id: owned.subscription.id }),
          invoices: [having({ id: owned.subscription.invoiceId })],
        }),
      ]),
  },
  {
    route: 'POST /api/admin-subscription',
    about: 'by somebody who saw an older state',
    call: ({ owned }) => ({
      body: { id: owned.subscription.id, action: 'cancel', version: 'of yesterday' },
    }),
    answers: () => staffOnly('subscriptions', refused(409, 'conflict')),
  },
  {
    route: 'POST /api/admin-coupon',
    call: () => ({ body: { code: 'welcome-10', name: 'Again', kind: 'percent', percent: 10 } }),
    answers: () => staffOnly('coupons', refused(400, 'validation_error', 'code')),
  },
  {
    route: 'PUT /api/admin-coupon',
    call: () => ({ body: { id: noSuch } }),
    answers: () => staffOnly('coupons', unknown),
  },
  {
    route: 'POST /api/admin-gift-card',
    call: () => ({ body: { amount: 5000, currency: 'CAD' } }),
    answers: () =>
      staffOnly('gift-cards', [
        200,
        { gift_card: having({ balance: 5000, currency: 'CAD' }), code: expect.any(String) },
      ]),
  },
  {
    route: 'PUT /api/admin-gift-card',
    call: () => ({ body: { id: noSuch } }),
    answers: () => staffOnly('gift-cards', unknown),
  },
  {
    route: 'POST /api/admin-product',
    about: 'by somebody who saw an older state',
    call: () => ({ body: { slug: 'standard-charger', version: 'of yesterday', stock: 3 } }),
    answers: () => staffOnly('catalogue.change', refused(409, 'conflict')),
  },
  {
    route: 'GET /api/admin-mail',
    call: () => ({ query: { id: noSuch } }),
    answers: () => staffOnly('mails', unknown),
  },
  {
    route: 'POST /api/admin-mail',
    call: () => ({ body: { id: noSuch } }),
    answers: () => staffOnly('mails', unknown),
  },
  {
    route: 'POST /api/admin-retry-job',
    call: () => ({ body: { id: '8f14e45f-ceea-467f-ab1e-6d4f8a1c0f6e' } }),
    answers: () => staffOnly('jobs', unknown),
  },
];
