import { having, refused, staffOnly, type Row } from '../row';

/** A revision that no order reaches: a decision based on it conflicts with the order's current state. */
const seenLongAgo = 999_999;

const receipts = 'the PDF library runs as an ES module only: server/documents asks for receipts';

const conflict = refused(409, 'conflict');

/** What staff do with orders. The order's own customer may do none of it. */
export const adminOrderRows: readonly Row[] = [
  {
    route: 'GET /api/admin-orders',
    call: () => ({ query: { page: '1', pageSize: '5' } }),
    answers: () => staffOnly('orders.read', [200, having({ page: 1, pageSize: 5 })]),
  },
  {
    route: 'POST /api/admin-orders',
    call: ({ owned }) => ({ body: { search: owned.email } }),
    answers: () => staffOnly('orders.read', [200, having({ page: 1 })]),
  },
  ...['POST /api/admin-orders', 'POST /api/admin-export-orders'].map((route): Row => ({
    route,
    about: 'by what they wait for, which tells of somebody’s hearing',
    call: () => ({ body: { reason: 'hearing_review' } }),
    answers: () => staffOnly('orders.read', [200], { shop: refused(403, 'forbidden', 'reason') }),
  })),
  { route: 'POST /api/admin-export-orders', answers: () => staffOnly('orders.read', [200]) },
  {
    route: 'GET /api/admin-order-receipt',
    call: ({ owned }) => ({ query: { order_id: owned.order.id } }),
    answers: () => staffOnly('orders.read', [200]),
    elsewhere: { admin: receipts, clinician: receipts, shop: receipts },
  },
  {
    route: 'POST /api/admin-move-order',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, revision: seenLongAgo, move: 'hold' },
    }),
    answers: () => staffOnly('orders.change', conflict),
  },
  {
    route: 'POST /api/admin-order-address',
    call: ({ owned }) => ({
      body: {
        order_id: owned.order.id,
        revision: seenLongAgo,
        first_name: 'Eve',
        last_name: 'Elsewhere',
        address1: '1 Other Street',
        city: 'Calgary',
        state: 'AB',
        zip: 'T2P 1J9',
        phone: '+1 403 555 0100',
      },
    }),
    answers: () => staffOnly('orders.change', conflict),
  },
  {
    route: 'POST /api/admin-order-serials',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, revision: seenLongAgo, aids: [] },
    }),
    answers: () => staffOnly('orders.change', conflict),
  },
  {
    route: 'POST /api/admin-refund-order',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, revision: seenLongAgo, key: 'matrix', amount: 1 },
    }),
    answers: () => staffOnly('orders.change', conflict),
  },
  {
    route: 'POST /api/admin-capture-order',
    about: 'of an order whose money was taken with it',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, revision: seenLongAgo, key: 'matrix' },
    }),
    answers: () => staffOnly('orders.change', refused(400, 'permission_error', 'nothing_held')),
  },
  {
    route: 'POST /api/admin-order-note',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, text: 'Called, all is well.' } }),
    answers: () => staffOnly('orders.change', [200, { success: true }]),
  },
  {
    route: 'POST /api/admin-order-mail',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, mail: 'confirmation' } }),
    answers: () => staffOnly('orders.change', [200, { success: true }]),
  },
  {
    route: 'POST /api/admin-track-parcel',
    about: 'of a parcel that is not the order’s',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, shipment_id: 'unknown', status: 'TRANSIT' },
    }),
    answers: () => staffOnly('orders.change', refused(404, 'not_found_error')),
  },
  {
    route: 'GET /api/swell/shippo-order',
    call: ({ owned }) => ({ query: { order_id: owned.order.id, shipment_id: 'unknown' } }),
    answers: () => staffOnly('orders.change', refused(404, 'not_found_error')),
  },
  {
    route: 'POST /api/swell/shippo-order',
    about: 'of an order that has arrived',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, revision: seenLongAgo } }),
    answers: () => staffOnly('orders.change', refused(400, 'permission_error', 'order_not_ready')),
  },
];
