import { cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { Shipment } from '@/domain/orders/shipment';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import { createConversations } from '@/server/conversations/conversations';
import type { Labels } from '@/server/labels/port';
import { createSealer } from '@/server/base/sealing';
import { visitOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs } from '@/testing/shops/engine';
import { testReturnLabels } from '@/testing/shops/return-labels';
import { calgaryOrder } from '@/testing/order';
import { createFittings } from '@/server/fittings/fittings';
import { createDevicePersonalData } from './device-personal-data';
import { createDevices, type Devices } from './create-devices';

const [aidLine] = calgaryOrder.lines;
if (!aidLine) throw new Error('The order has no line');
const order: Order = {
  ...calgaryOrder,
  lines: [{ ...aidLine, options: [{ id: 'ears', name: 'Ears', valueId: 'pair', value: 'Pair' }] }],
};
const other: Order = { ...order, id: 'order_other', number: '1000043' };
const accountId = order.account.id;
const customer = { session: 'session', account: order.account };
const staff = { id: 'ada', name: 'Ada' };
const left = { lineId: aidLine.id, ear: 'left', unit: 0, serial: 'BH-24 7731 L' } as const;
const right = { lineId: aidLine.id, ear: 'right', unit: 0, serial: 'BH-24 7732 R' } as const;
const words = 'It fell into the lake';
const report = {
  kind: 'loss',
  faults: [],
  words,
  photoIds: ['f'.repeat(48)],
  locale: 'en-US',
} as const;

describe.each(testDatabases())('hearing aids on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  const sealer = createSealer(['c3'.repeat(32)]);
  let devices: Devices;
  let now = new Date('2026-12-01T18:00:00Z');
  const labelsMade: string[] = [];
  const labels: Labels = {
    adapter: 'printed',
    returns: testReturnLabels,
    make: async ({ orderNumber }) => {
      labelsMade.push(orderNumber);
      const pdf = new TextEncoder().encode('a label');
      const parcel = { carrier: 'Boreal Hearing', trackingCode: 'BH1', trackingUrl: null };
      return { ok: true, label: { ...parcel, pdf, reference: 'BH1' } };
    },
    takeBack: async () => undefined,
    readReport: null,
  };

  beforeEach(() => {
    now = new Date('2026-12-01T18:00:00Z');
    labelsMade.length = 0;
    const delivered = { deliveredAt: '2026-11-25T18:00:00.000Z' } as Shipment;
    const setSerialNumbers: AdminOrders['setSerialNumbers'] = async ({ orderId }, _, also) => {
      const found = orderId === other.id ? other : order;
      await shop.db.transaction(async (tx) => also?.(tx, found));
      return { ok: true, order: found };
    };
    const jobs: Parameters<typeof createDevices>[0]['jobs'] = {
      enqueue: async (tx, name, payload) => {
        await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
      },
    };
    devices = createDevices({
      ...{ db: shop.db, jobs, sealer, labels, warrantyYears: 3, lossFee: cents(199_00) },
      orders: {
        ownedBy: async () => [order],
        findOrder: async () => order,
        shipmentsOf: async () => [delivered],
      },
      adminOrders: { setSerialNumbers },
      cardCharges: null,
      conversations: createConversations({ db: shop.db, jobs, sealer, now: () => now }),
      fittings: createFittings({ db: shop.db, sealer, now: () => now }),
      now: () => now,
    });
  });

  const pack = (aids: readonly (typeof left | typeof right)[], reason = '', orderId = order.id) =>
    devices.aids.pack({ orderId, revision: 1, staff }, { aids, reason });

  async function packedLeft() {
    expect(await pack([left, right])).toMatchObject({ ok: true });
    const [aid] = await devices.aids.ofCustomer(customer);
    if (!aid) throw new Error('Nothing was packed');
    return aid;
  }

  async function reported() {
    const outcome = await devices.claims.report(await packedLeft(), accountId, report);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.claim;
  }

  test('packed aids are the customer’s, with the day of the delivery', async () => {
    await packedLeft();
    expect(await devices.aids.ofCustomer(customer)).toEqual([
      expect.objectContaining({ serial: 'BH-247731L', ear: 'left', startsOn: '2026-11-25' }),
      expect.objectContaining({ serial: 'BH-247732R', ear: 'right', status: 'in_use' }),
    ]);
  });

  test('a serial number is there once in the whole shop', async () => {
    await packedLeft();
    expect(await pack([left], '', other.id)).toEqual({ ok: false, code: 'serial_taken' });
    expect(await devices.aids.ofOrder(other.id)).toEqual([]);
  });

  test('a number is replaced only with a reason', async () => {
    await packedLeft();
    const changed = [{ ...left, serial: 'BH-24 9999 L' }, right] as unknown as (typeof left)[];
    expect(await pack(changed)).toEqual({ ok: false, code: 'reason_missing' });
    expect(await pack(changed, 'Broken seal')).toMatchObject({ ok: true });
    expect((await devices.aids.ofOrder(order.id)).map(({ serial }) => serial).toSorted()).toEqual([
      'BH-247732R',
      'BH-249999L',
    ]);
    expect(await pack([left], '', other.id)).toMatchObject({ ok: true });
  });

  test('a loss: fee, new aid in the same place, label, and no second one', async () => {
    const { id } = await reported();
    const move = { note: '', serial: 'BH-24 8000 L' };
    expect(await devices.claims.move(id, { ...move, version: 1, to: 'approved' })).toMatchObject({
      ok: true,
    });
    const sending = { ...move, version: 2, to: 'sent' } as const;
    expect(await devices.claims.move(id, sending)).toEqual({ ok: false, code: 'fee_open' });
    expect(labelsMade).toEqual([]);
    await devices.claims.notePayment(id, 2);
    expect(await devices.claims.move(id, sending)).toEqual({ ok: false, code: 'claim_changed' });
    expect(await devices.claims.move(id, { ...sending, version: 3 })).toMatchObject({
      ok: true,
      claim: { status: 'sent', parcel: { number: '1000042-R1', serial: 'BH-248000L' } },
    });
    expect(labelsMade).toEqual(['1000042-R1']);
    expect(Buffer.from((await devices.claims.parcelLabel(id)) ?? []).toString()).toBe('a label');
    const aids = await devices.aids.ofCustomer(customer);
    expect(aids.map(({ serial, status }) => [serial, status])).toEqual(
      expect.arrayContaining([
        ['BH-247731L', 'lost'],
        ['BH-248000L', 'in_use'],
      ]),
    );
    const next = aids.find(({ serial }) => serial === 'BH-248000L');
    if (!next) throw new Error('The new aid is missing');
    expect(next.startsOn).toBe('2026-11-25');
    expect(await devices.claims.report(next, accountId, report)).toEqual({
      ok: false,
      code: 'once_used',
    });
  });

  test('two reports at once: one of them is kept', async () => {
    const aid = await packedLeft();
    const both = await Promise.all([1, 2].map(() => devices.claims.report(aid, accountId, report)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'claim_open' });
  });

  const said = (text: string) => ({
    owner: { accountId, visit: visitOf('session') },
    ...({ email: order.account.email, text, locale: 'en-US' } as const),
  });
  const taps = {
    orderId: order.id,
    ...({ notice: 's_sharp', place: 'home', ear: 'both', words } as const),
  };

  test('a request and its answer stand in the conversation; after three days we ask once', async () => {
    const asked = await devices.adjustments.ask(taps, said('S sounds are sharp.'));
    if (!asked.ok) throw new Error(asked.code);
    const { id } = asked.request;
    const changes = [{ fromHz: 4000, toHz: 8000, input: 'all', gainDb: -3 }] as const;
    const answer = { changes, note: 'Softer now', staff };
    expect(await devices.adjustments.answer(id, answer)).toMatchObject({
      ok: true,
      request: { status: 'changed', changes },
    });
    expect(await devices.adjustments.answer(id, answer)).toEqual({
      ok: false,
      code: 'adjustment_moved_on',
    });
    expect(await jobsNamed('send-message-answer')).toBe(1);

    await devices.adjustments.queueQuestions();
    expect(await jobsNamed('send-adjustment-question')).toBe(0);
    expect(await devices.adjustments.say(id, 'no', said('No.'))).toMatchObject({ ok: false });
    now = new Date('2026-12-04T18:00:00Z');
    await devices.adjustments.queueQuestions();
    await devices.adjustments.queueQuestions();
    expect(await jobsNamed('send-adjustment-question')).toBe(1);
    expect(await devices.adjustments.say(id, 'no', said('It did not help.'))).toMatchObject({
      ok: true,
      request: { status: 'asked', helped: 'no' },
    });
  });

  test('what people wrote lies sealed, is downloaded, and goes with the account', async () => {
    await reported();
    await devices.adjustments.ask(taps, said('S sounds are sharp.'));
    const [kept] = await shop.db.query<{ all: string }>(
      `select (select json_agg(c)::text from device_claims c) || (select json_agg(a)::text from device_adjustments a) as all`,
    );
    expect(kept?.all).not.toContain('lake');
    const record = createDevicePersonalData({ sealer });
    const subject = { accountId, email: order.account.email, isEmailProven: true };
    expect(JSON.stringify(await record.export(shop.db, subject))).toContain(words);
    await shop.db.transaction((tx) => record.erase(tx, subject, now));
    expect(JSON.stringify(await record.export(shop.db, subject))).not.toContain(words);
  });

  test('a registration waits for our clinic and takes no number before that', async () => {
    const registration = {
      ...{ accountId, modelName: 'Elsewhere 3', boughtOn: '2026-01-05', proofFileId: 'p' },
      aids: [{ serial: 'BH-24 7731 L', ear: 'left' }],
    } as const;
    expect(await devices.aids.register(registration)).toEqual({ ok: true });
    const waiting = (await devices.aids.ofCustomer(customer))[0]?.id ?? '';
    await pack([left, right]);
    expect(await devices.aids.decide(waiting, true)).toEqual({ ok: false, code: 'serial_taken' });
    expect(await devices.aids.decide(waiting, false)).toMatchObject({ ok: true });
    expect(await devices.aids.decide(waiting, true)).toEqual({
      ok: false,
      code: 'device_moved_on',
    });
  });

  test('the list shows what waits, and nothing of what was written', async () => {
    await reported();
    const asked = {
      search: '',
      state: 'open',
      kind: '',
      sort: '-createdAt',
      page: 1,
      pageSize: 25,
    };
    const page = await devices.cases(asked);
    expect(page).toMatchObject({ count: 1, results: [{ kind: 'claim', serial: 'BH-247731L' }] });
    expect(JSON.stringify(page)).not.toContain('lake');
    expect(await devices.waiting()).toMatchObject({ count: 1 });
    const counts = async (kind: string) => (await devices.cases({ ...asked, kind })).count;
    expect(await counts('claim')).toBe(1);
    expect(await counts('adjustment')).toBe(0);
    expect(await counts('registration')).toBe(0);
  });

  async function jobsNamed(name: string): Promise<number> {
    return (await shop.db.query('select 1 from test_jobs where name = $1', [name])).length;
  }
});
