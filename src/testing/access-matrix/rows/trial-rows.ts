import { customersOnly, everybody, having, refused, staffOnly, type Row } from '../row';

const unknown = refused(404, 'not_found_error');
const notOpen = refused(400, 'permission_error');

/** A trial belongs to its customer alone, and the owner's order here has no hearing aids to try; staff who call see whom to call, and their own notes. The figures are of groups. */
export const trialRows: readonly Row[] = [
  {
    route: 'GET /api/sixty-days',
    answers: () =>
      customersOnly([200, having({ writing: 'on' })], [200, having({ writing: 'on' })]),
  },
  {
    route: 'POST /api/sixty-days/answer',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, page: 'day_0', answer: 'both_in' } }),
    answers: () => customersOnly(notOpen, unknown),
  },
  {
    route: 'PUT /api/sixty-days/goals',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, goals: ['Hear the choir'] } }),
    answers: () => customersOnly(notOpen, unknown),
  },
  {
    route: 'POST /api/sixty-days/benefit',
    call: ({ owned }) => ({
      body: { order_id: owned.order.id, moment: 'week_2', measure: 'goals', values: { a: 1 } },
    }),
    answers: () => customersOnly(notOpen, unknown),
  },
  {
    route: 'POST /api/sixty-days/keep',
    call: ({ owned }) => ({ body: { order_id: owned.order.id } }),
    answers: () => customersOnly(notOpen, unknown),
  },
  {
    route: 'PUT /api/sixty-days/writing',
    call: () => ({ body: { state: 'on' } }),
    answers: () =>
      customersOnly([200, having({ writing: 'on' })], [200, having({ writing: 'on' })]),
  },
  {
    route: 'POST /api/text-number',
    call: () => ({ body: { phone: '+1 403 555 0142' } }),
    answers: () =>
      customersOnly([200, having({ state: 'asked' })], [200, having({ state: 'asked' })]),
  },
  {
    route: 'PUT /api/text-number',
    call: () => ({ body: { code: '000000' } }),
    answers: () =>
      customersOnly(
        refused(400, 'permission_error', 'code'),
        refused(400, 'permission_error', 'code'),
      ),
  },
  {
    route: 'POST /api/text-number/leave',
    call: () => ({ body: {} }),
    answers: () => customersOnly([200, having({ state: 'off' })], [200, having({ state: 'off' })]),
  },
  {
    route: 'POST /api/webhooks/texts/twilio',
    about: 'without Twilio',
    answers: () => everybody(404)(),
  },
  {
    route: 'GET /api/admin-call-first',
    answers: () => staffOnly('calls', [200, having({ results: [] })]),
  },
  {
    route: 'GET /api/admin-call-notes',
    call: ({ owned }) => ({ query: { order_id: owned.order.id } }),
    answers: () => staffOnly('calls', [200, having({ notes: [] })]),
  },
  {
    route: 'POST /api/admin-call-notes',
    call: ({ owned }) => ({ body: { order_id: owned.order.id, note: 'Wears them all day' } }),
    answers: () => staffOnly('calls', [200, having({})]),
  },
  {
    route: 'GET /api/admin-call-note-calendar',
    about: 'of no note',
    call: () => ({ query: { id: 'none' } }),
    answers: () => staffOnly('calls', unknown),
  },
  {
    route: 'GET /api/admin-outcomes',
    answers: () => staffOnly('outcomes', [200, having({ isFew: false })]),
  },
  {
    route: 'GET /api/admin-outcomes-table',
    answers: () => staffOnly('outcomes', [200]),
  },
];
