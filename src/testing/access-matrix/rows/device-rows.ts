import { customersOnly, having, refused, staffOnly, type Row } from '../row';
import type { World } from '../world';

const unknown = refused(404, 'not_found_error');
const noSuch = 'no-such-record';
const empty = having({ aids: [], claims: [], adjustments: [] });

const reported = new WeakMap<World, Promise<{ deviceId: string; claimId: string }>>();

/** The owner's registered aid, with an open report; the same for every call. */
function ownReport(world: World) {
  const made = reported.get(world) ?? makeReport(world);
  reported.set(world, made);
  return made;
}

async function makeReport({ services, owned: { accountId, fileId } }: World) {
  const { aids, claims } = services.hearingAids;
  const pair = { modelName: 'Elsewhere 3', boughtOn: '2026-11-02', proofFileId: fileId };
  await aids.register({ accountId, ...pair, aids: [{ serial: 'BH-88 0001 L', ear: 'left' }] });
  const [found] = await services.db.query<{ id: string }>(
    `select id from devices where serial = 'BH-880001L'`,
  );
  const decided = found && (await aids.decide(found.id, true));
  if (!decided?.ok) throw new Error('The aid was not registered');
  const report = { kind: 'fault', faults: [], words: '', photoIds: [], locale: 'en-US' } as const;
  const outcome = await claims.report(decided.device, accountId, report);
  if (!outcome.ok) throw new Error(outcome.code);
  return { deviceId: decided.device.id, claimId: outcome.claim.id };
}

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
    route: 'POST /api/admin-refund-device-fee',
    call: () => ({ body: { id: noSuch, version: 1 } }),
    answers: () => staffOnly('orders.change', unknown),
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
  // From here on the owner has an aid.
  {
    route: 'POST /api/device-claim',
    about: 'for the owner’s aid, which has an open report',
    call: async (world) => ({
      body: { device_id: (await ownReport(world)).deviceId, kind: 'fault' },
    }),
    answers: () => customersOnly(refused(400, 'permission_error', 'claim_open'), unknown),
  },
  {
    route: 'GET /api/device-claim-label',
    about: 'of the owner’s report, which nobody has approved',
    call: async (world) => ({ query: { id: (await ownReport(world)).claimId } }),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'POST /api/admin-refund-device-fee',
    about: 'of the owner’s report, which cost nothing',
    call: async (world) => ({ body: { id: (await ownReport(world)).claimId, version: 1 } }),
    answers: () => staffOnly('orders.change', refused(409, 'conflict')),
  },
  {
    route: 'GET /api/admin-device-case',
    about: 'of the owner’s report',
    call: async (world) => ({ query: { kind: 'claim', id: (await ownReport(world)).claimId } }),
    answers: () => staffOnly('health', [200, having({ claim: having({ status: 'requested' }) })]),
  },
];
