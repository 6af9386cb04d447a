import type { ReturnStatus } from '@/domain/orders/return-request';
import type { Trial } from '@/domain/trial';
import { createSealer } from '@/server/base/sealing';
import { testDatabases } from '@/testing/shops/database';
import { testReturnLabels } from '@/testing/shops/return-labels';
import { calgaryOrder } from '@/testing/order';
import { prepareTestJobs } from '@/testing/shops/engine';
import { createReturns, type ReturnOutcome, type Returns } from './returns';

const clock: Trial = { state: 'not_started', days: 60 };
const reason = 'They whistle and my left ear rings';

function accepted(outcome: ReturnOutcome) {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome.request;
}

describe.each(testDatabases())('returns on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  let returns: Returns;
  beforeEach(() => {
    returns = createReturns({
      db: shop.db,
      jobs: {
        enqueue: async (tx, name, payload) => {
          await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
        },
      },
      refunds: null,
      labels: testReturnLabels,
      sealer: createSealer(['c3'.repeat(32)]),
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
  });

  const ask = () =>
    returns.request(calgaryOrder, clock, { mainReason: 'own_voice', reason, locale: 'fr-CA' });

  test('a request is kept with its order, and the customer is told', async () => {
    const request = accepted(await ask());
    expect(request).toMatchObject({
      orderId: calgaryOrder.id,
      orderNumber: calgaryOrder.number,
      accountId: calgaryOrder.account.id,
      mainReason: 'own_voice',
      reason,
      status: 'requested',
    });
    expect(await returns.find(request.id)).toEqual(request);
    expect(await returns.ofOrder(calgaryOrder.id)).toEqual([request]);
    expect(await returns.ofAccount(calgaryOrder.account.id)).toEqual([request]);
    expect(await shop.db.query('select name, payload from test_jobs')).toEqual([
      { name: 'send-return-update', payload: { returnId: request.id, status: 'requested' } },
    ]);
  });

  test('the reasons lie sealed in the database and nowhere else', async () => {
    await ask();
    const [row] = await shop.db.query<{ all: string }>(
      `select (select json_agg(r)::text from order_returns r) || (select json_agg(j)::text from test_jobs j) as all`,
    );
    expect(row?.all).not.toMatch(/whistle|own_voice/);
  });

  test('a request without a main reason has none, as older ones do', async () => {
    const { id } = accepted(
      await returns.request(calgaryOrder, clock, { mainReason: null, reason: '', locale: 'en-US' }),
    );
    expect(await returns.find(id)).toMatchObject({ mainReason: null, reason: '' });
  });

  test('of many requests at once one is kept', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, ask));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await returns.ofOrder(calgaryOrder.id)).toHaveLength(1);
    expect(await shop.db.query('select 1 from test_jobs')).toHaveLength(1);
  });

  test('it goes its way step by step, each one told', async () => {
    const { id } = accepted(await ask());
    const way: readonly ReturnStatus[] = ['approved', 'received', 'refunded'];
    for (const step of way) accepted(await returns.move(id, { to: step }));
    const request = await returns.find(id);
    expect(request?.steps.map(({ status }) => status)).toEqual(['requested', ...way]);
    expect(await shop.db.query('select 1 from test_jobs')).toHaveLength(4);
  });

  test('a step that is not there to take changes nothing', async () => {
    const { id } = accepted(await ask());
    expect(await returns.move(id, { to: 'refunded' })).toEqual({
      ok: false,
      code: 'return_moved_on',
    });
    expect(await returns.move('nothing', { to: 'approved' })).toEqual({
      ok: false,
      code: 'return_not_found',
    });
    expect((await returns.find(id))?.status).toBe('requested');
  });

  test('of two who decide about the same state, the second is told', async () => {
    const { id } = accepted(await ask());
    accepted(await returns.move(id, { to: 'approved', version: 1, note: 'Keep the charger.' }));
    expect(await returns.move(id, { to: 'canceled', version: 1 })).toEqual({
      ok: false,
      code: 'return_changed',
    });
    expect(await returns.find(id)).toMatchObject({ status: 'approved', note: 'Keep the charger.' });
  });

  test('an approval without a label gets one of ours, which is printed while it counts', async () => {
    const { id } = accepted(await ask());
    const approved = accepted(await returns.move(id, { to: 'approved', label: null }));
    expect(approved.label).toMatchObject({ trackingCode: 'BH1' });
    const sheet = await returns.printLabel(calgaryOrder, approved);
    expect(new TextDecoder().decode(sheet ?? undefined)).toBe('BH1');
    const received = accepted(await returns.move(id, { to: 'received' }));
    expect(received.label).toMatchObject({ trackingCode: 'BH1' });
    expect(await returns.printLabel(calgaryOrder, received)).toBeNull();
  });

  test('a label that staff bought stays', async () => {
    const { id } = accepted(await ask());
    const label = { carrier: 'Canada Post', trackingCode: '7023', trackingUrl: null };
    expect(accepted(await returns.move(id, { to: 'approved', label })).label).toEqual(label);
  });

  test('our word to the customer lies sealed, and ends with its step', async () => {
    const { id } = accepted(await ask());
    await returns.move(id, { to: 'approved', note: 'Because of the ringing' });
    const [row] = await shop.db.query<{ all: string }>(
      'select json_agg(r)::text as all from order_returns r',
    );
    expect(row?.all).not.toContain('ringing');
    await returns.move(id, { to: 'received' });
    expect((await returns.find(id))?.note).toBeNull();
  });

  test('after a withdrawal one may ask again, after a refund not', async () => {
    await returns.move(accepted(await ask()).id, { to: 'canceled' });
    const again = accepted(await ask());
    for (const step of ['approved', 'received', 'refunded'] as const) {
      await returns.move(again.id, { to: step });
    }
    expect(await ask()).toEqual({ ok: false, code: 'already_refunded' });
  });
});
