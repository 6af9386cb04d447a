import { customersOnly, having, refused, staffOnly, type Row } from '../row';

const unknown = refused(404, 'not_found_error');
const noSuch = 'no-such-record';
const empty = having({ aids: [], claims: [], adjustments: [] });

/** Hearing aids, and what is reported and asked about them: each customer's own, and the clinic's. */
export const deviceRows: readonly Row[] = [
  {
    route: 'GET /api/devices',
    answers: () => customersOnly([200, empty], [200, empty]),
  },
  {
    route: 'POST /api/devices',
    about: 'with a proof that is not theirs',
    call: () => ({
      body: {
        aids: [{ serial: 'BH-247731L', ear: 'left' }],
        model: 'Elsewhere 3',
        bought_on: '2026-01-05',
        proof: 'a'.repeat(48),
      },
    }),
    answers: () =>
      customersOnly(
        refused(400, 'validation_error', 'proof'),
        refused(400, 'validation_error', 'proof'),
      ),
  },
  {
    route: 'POST /api/device-claim',
    about: 'for an aid that is not theirs',
    call: () => ({ body: { device_id: noSuch, kind: 'loss' } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'PUT /api/device-claim',
    call: () => ({ body: { id: noSuch } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'GET /api/device-claim-label',
    call: () => ({ query: { id: noSuch } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'POST /api/device-adjustment',
    about: 'without hearing aids',
    call: () => ({ body: { notice: 's_sharp', place: 'home', ear: 'both' } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'PUT /api/device-adjustment',
    call: () => ({ body: { id: noSuch, helped: 'yes' } }),
    answers: () => customersOnly(unknown, unknown),
  },
  ...(['GET', 'POST'] as const).map((method): Row => ({
    route: `${method} /api/admin-devices`,
    call: () => (method === 'GET' ? { query: { page: '1' } } : { body: { page: 1 } }),
    answers: () => staffOnly('health', [200, having({ page: 1 })]),
  })),
  {
    route: 'GET /api/admin-device-case',
    call: () => ({ query: { kind: 'claim', id: noSuch } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'GET /api/admin-device-claim',
    call: () => ({ query: { id: noSuch } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-device-claim',
    call: () => ({ body: { id: noSuch, version: 1, to: 'approved' } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-device-adjustment',
    call: () => ({ body: { id: noSuch, changes: [], note: 'We call you' } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'POST /api/admin-device',
    call: () => ({ body: { id: noSuch, dome: 'open', dome_size: 'small', filter: '1' } }),
    answers: () => staffOnly('health', unknown),
  },
  {
    route: 'PUT /api/admin-device',
    call: () => ({ body: { id: noSuch, is_accepted: true } }),
    answers: () => staffOnly('health', unknown),
  },
];
