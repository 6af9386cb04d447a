import { refused, staffOnly, unauthorized, type Row } from '../row';

const unknown = refused(404, 'not_found_error');
const asked = { order_id: '', after: 0, basis: 'starting', is_first_time: true };
const signed = { clinician: 'Maren Tallis', licence: 'AB 0000', looked: true, good_enough: true };

/** Fitting sheets: of an order of hearing aids, for its owner and the clinic. The owner's order has no aids. */
export const fittingRows: readonly Row[] = [
  {
    route: 'GET /api/order-fitting',
    call: ({ owned }) => ({ query: { order_id: owned.order.id } }),
    answers: () => ({
      stranger: unauthorized,
      guest: unknown,
      other: unknown,
      owner: [200, { fitting: null }],
    }),
  },
  {
    route: 'POST /api/admin-fitting',
    about: 'of an order without hearing aids',
    call: ({ owned }) => ({ body: { order_id: owned.order.id } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-make-fitting-sheet',
    about: 'for an order without hearing aids',
    call: ({ owned }) => ({ body: { ...asked, order_id: owned.order.id } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-sign-fitting-sheet',
    about: 'of an order without hearing aids',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, version: 1, ...signed } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-make-signed-fitting-sheet',
    about: 'for an order without hearing aids',
    call: ({ owned }) => ({ body: { ...asked, order_id: owned.order.id, ...signed } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-fitting-document',
    about: 'of an order without hearing aids',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, version: 1 } }),
    answers: () => staffOnly('health', unknown),
  },
];
