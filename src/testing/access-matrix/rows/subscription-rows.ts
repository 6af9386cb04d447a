import { customersOnly, having, listOf, refused, softly, type Answers, type Row } from '../row';
import type { World } from '../world';

const unknown = refused(404, 'not_found_error');
const nobody = [200, null] as const;

const hers = ({ owned }: World): Answers =>
  customersOnly([200, having({ id: owned.subscription.id })], unknown);

/** Subscriptions, their invoices and the payments: for the customer who pays. */
export const subscriptionRows: readonly Row[] = [
  {
    route: 'GET /subscriptions',
    answers: ({ owned }) =>
      customersOnly([200, listOf(having({ id: owned.subscription.id }))], [200, listOf()]),
  },
  {
    route: 'POST /subscriptions',
    call: () => ({ body: { product_id: 'no-such-product' } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'GET /subscriptions/:id',
    call: ({ owned }) => ({ params: { id: owned.subscription.id } }),
    answers: ({ owned }) => customersOnly([200, having({ id: owned.subscription.id })], nobody),
  },
  {
    route: 'PUT /subscriptions/:id',
    call: ({ owned }) => ({ params: { id: owned.subscription.id }, body: { quantity: 1 } }),
    answers: hers,
  },
  {
    route: 'PUT /subscriptions/:id',
    about: 'with a code that was made up',
    call: ({ owned }) => ({
      params: { id: owned.subscription.id },
      body: { coupon_code: 'made-up' },
    }),
    answers: () => customersOnly(softly('coupon_code'), unknown),
  },
  {
    route: 'POST /subscriptions/:id/items',
    call: async (world) => ({
      params: { id: world.owned.subscription.id },
      body: { product_id: await world.productId('standard-charger') },
    }),
    answers: hers,
  },
  {
    route: 'PUT /subscriptions/:id/items',
    call: ({ owned }) => ({ params: { id: owned.subscription.id }, body: [] }),
    answers: hers,
  },
  ...['PUT /subscriptions/:id/items/:item', 'DELETE /subscriptions/:id/items/:item'].map(
    (route): Row => ({
      route,
      call: ({ owned }) => ({
        params: { id: owned.subscription.id, item: 'no-such-item' },
        body: { quantity: 1 },
      }),
      answers: () => customersOnly(unknown, unknown),
    }),
  ),
  {
    route: 'GET /invoices',
    answers: ({ owned }) =>
      customersOnly([200, listOf(having({ id: owned.subscription.invoiceId }))], [200, listOf()]),
  },
  {
    route: 'GET /invoices/:id',
    call: ({ owned }) => ({ params: { id: owned.subscription.invoiceId } }),
    answers: ({ owned }) =>
      customersOnly([200, having({ id: owned.subscription.invoiceId })], nobody),
  },
  {
    route: 'GET /payments/:id',
    call: ({ owned }) => ({ params: { id: owned.order.paymentId } }),
    answers: ({ owned }) => ({
      stranger: nobody,
      owner: [200, having({ id: owned.order.paymentId })],
    }),
  },
  {
    route: 'PUT /payments/:id',
    call: ({ owned }) => ({ params: { id: owned.order.paymentId } }),
    answers: ({ owned }) => ({
      stranger: unknown,
      owner: [200, having({ id: owned.order.paymentId })],
    }),
  },
];
