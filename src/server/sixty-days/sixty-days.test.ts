import type { GoalStep } from '@/domain/benefit/measures';
import { outcomeQuestions } from '@/domain/benefit/measures';
import { benefitOf } from '@/domain/benefit/verdict';
import { createCallNotes } from '@/server/call-notes/call-notes';
import { createCallNotePersonalData } from '@/server/call-notes/call-note-personal-data';
import type { Engine } from '@/server/commerce/embedded/engine';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { createFollowUps } from '@/server/follow-ups/follow-ups';
import { createReturns } from '@/server/returns/returns';
import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  taken,
  testSealer,
} from '@/testing/shops/engine';
import { testReturnLabels } from '@/testing/shops/return-labels';
import { createCallFirstQueue } from './call-first';
import { createSixtyDays } from './sixty-days';
import { createTrialPersonalData } from './trial-personal-data';

const deliveredAt = '2026-11-02T20:00:00.000Z';
const aid = ['Premium', 'Pair', 'Graphite', 'Large'];

describe.each(testDatabases())('the days of a trial on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: Engine;
  let now: Date;
  const onDay = (day: number) => {
    now = new Date(Date.parse(deliveredAt) + day * 24 * 60 * 60 * 1000);
  };

  beforeEach(() => {
    engine = createTestEngine(shop.db);
    onDay(-3);
  });

  function rooms() {
    const jobs = { enqueue: async () => undefined };
    const shared = { db: shop.db, jobs, sealer: testSealer, now: () => now, trialDays: 60 };
    const { orders, refunds } = engine;
    const returns = createReturns({ ...shared, refunds, labels: testReturnLabels });
    const followUps = createFollowUps({ ...shared, orders, refunds, returns });
    const callNotes = createCallNotes(shared);
    return {
      returns,
      followUps,
      callNotes,
      sixtyDays: createSixtyDays({
        ...{ ...shared, followUps, warrantyYears: 3 },
        orders: engine.fulfilment,
      }),
      callFirst: createCallFirstQueue({ ...shared, followUps, callNotes }),
    };
  }

  async function ordered() {
    const ada = createVisitor(engine);
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add('charge-go', { options });
    await ada.fillCheckout();
    return taken(await engine.orders.submit(ada.request()));
  }

  async function deliver(orderId: string) {
    await shop.db.query(`update orders set status = 'delivery_pending' where id = $1`, [orderId]);
    const parcel = { carrier: 'Canada Post', trackingCode: orderId, trackingUrl: null };
    await engine.fulfilment.ship(orderId, parcel);
    const report = { status: 'DELIVERED', at: deliveredAt, place: null } as const;
    await engine.fulfilment.track(parcel, report);
    const order = await engine.orders.findOrder(orderId);
    if (!order) throw new Error('The order is gone');
    return order;
  }

  const every = (step: GoalStep) =>
    Object.fromEntries(outcomeQuestions.map((question) => [question, step])) as Record<
      (typeof outcomeQuestions)[number],
      GoalStep
    >;

  test('a page opens on its day, is answered and changed, and closes with the trial', async () => {
    const { id } = await ordered();
    const order = await deliver(id);
    const { sixtyDays } = rooms();
    onDay(1);
    expect(await sixtyDays.answer(order, 'day_3', 'fine')).toEqual({ ok: false, code: 'not_open' });
    expect(await sixtyDays.answer(order, 'day_1', 'sore')).toEqual({ ok: false, code: 'invalid' });
    expect(await sixtyDays.answer(order, 'day_1', 'none')).toEqual({ ok: true });
    expect(await sixtyDays.answer(order, 'day_1', '2_to_4')).toEqual({ ok: true });
    expect(await sixtyDays.viewOf([order])).toMatchObject({
      day: 1,
      answers: [{ page: 'day_1', answer: '2_to_4' }],
      trial: { state: 'running', endsOn: '2027-01-01' },
      warrantyEndsOn: '2029-11-02',
    });
    const [row] = await shop.db.query<{ text: string }>(
      'select t::text as text from day_page_answers t',
    );
    expect(row?.text).not.toContain('2_to_4');
    onDay(62);
    expect(await sixtyDays.answer(order, 'day_53', 'keep')).toEqual({
      ok: false,
      code: 'not_open',
    });
  });

  test('a pick-up counts its days where it was picked up', async () => {
    const ada = createVisitor(engine);
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add('charge-go', { options });
    await ada.fillPickUp();
    const order = await deliver(taken(await engine.orders.submit(ada.request())).id);
    // It is past midnight in Montréal, and still evening at the clinic.
    now = new Date('2026-11-04T05:30:00.000Z');
    expect(await rooms().sixtyDays.viewOf([order])).toMatchObject({ day: 2 });
  });

  test('goals are named and rated before, then rated again with the seven questions', async () => {
    const first = await ordered();
    const { sixtyDays } = rooms();
    expect(await sixtyDays.setGoals(first, ['Phone', 'Restaurant'])).toEqual({ ok: true });
    const view = await sixtyDays.viewOf([first]);
    expect(view).toMatchObject({ day: null, moment: 'before' });
    const [phone = '', restaurant = ''] = view?.goals.map(({ id }) => id) ?? [];
    const rate = (moment: 'before' | 'week_2' | 'week_6', values: Record<string, GoalStep>) =>
      sixtyDays.rate(first, { measure: 'goals', moment, values });
    expect(await rate('before', { [phone]: 2 })).toEqual({ ok: false, code: 'invalid' });
    expect(await rate('week_6', { [phone]: 2, [restaurant]: 1 })).toMatchObject({ ok: false });
    expect(await rate('before', { [phone]: 2, [restaurant]: 1 })).toEqual({ ok: true });
    // The same goals are compared later.
    expect(await sixtyDays.setGoals(first, ['Birds'])).toEqual({ ok: false, code: 'not_open' });

    const order = await deliver(first.id);
    onDay(14);
    expect(await rate('week_2', { [phone]: 3, [restaurant]: 1 })).toEqual({ ok: true });
    onDay(44);
    expect(await rate('before', { [phone]: 1, [restaurant]: 1 })).toMatchObject({ ok: false });
    expect(await rate('week_6', { [phone]: 4, [restaurant]: 2 })).toEqual({ ok: true });
    const outcomes = { measure: 'outcomes', moment: 'week_6', values: every(4) } as const;
    expect(await sixtyDays.rate(order, outcomes)).toEqual({ ok: true });
    const then = await sixtyDays.viewOf([order]);
    expect(benefitOf(then?.goals ?? [], then?.records ?? [])).toMatchObject({
      verdict: 'adjust',
      changes: [{ kind: 'better' }, { kind: 'unsure' }],
    });
    expect(await sixtyDays.keep(order)).toEqual({ ok: true });
    expect((await sixtyDays.viewOf([order]))?.keptAt).toBe(now.toISOString());
  });

  test('an order that is on its way back has no trial any more', async () => {
    const { id } = await ordered();
    const order = await deliver(id);
    onDay(20);
    const { sixtyDays, returns } = rooms();
    const view = await sixtyDays.viewOf([order]);
    if (!view) throw new Error('No trial');
    const asked = await returns.request(order, view.trial, {
      mainReason: null,
      reason: 'They whistle',
      locale: 'en-US',
    });
    expect(asked.ok).toBe(true);
    expect(await sixtyDays.viewOf([order])).toBeNull();
  });

  test('staff call the silent and those who wear them little, and a note settles it', async () => {
    const { id } = await ordered();
    const order = await deliver(id);
    const { sixtyDays, callFirst, callNotes, followUps } = rooms();
    onDay(2);
    expect(await callFirst.read()).toEqual([]);
    onDay(5);
    expect(await callFirst.read()).toMatchObject([
      { orderId: id, reasons: ['silent'], day: 5, daysLeft: 55, wearing: null },
    ]);
    await followUps.choose(order.account.id, 'paused');
    expect(await callFirst.read()).toEqual([]);
    await followUps.choose(order.account.id, 'on');
    onDay(7);
    await sixtyDays.answer(order, 'day_7', 'under_2');
    expect(await callFirst.read()).toMatchObject([
      { reasons: ['little_wear'], wearing: 'under_2' },
    ]);
    onDay(8);
    const about = { accountId: order.account.id, orderId: id, bookingId: null };
    await callNotes.write(about, { note: 'Another dome', followUpOn: '2026-11-16', by: 'Amara' });
    expect(await callFirst.read()).toEqual([]);
    onDay(14);
    await sixtyDays.answer(order, 'day_14', 'unhappy');
    expect(await callFirst.read()).toMatchObject([{ reasons: ['unhappy'] }]);
    // "Please don't" is honoured by the list too.
    await followUps.choose(order.account.id, 'stopped');
    expect(await callFirst.read()).toEqual([]);
  });

  test('notes are sealed, and found by order and by customer', async () => {
    const { id, account } = await ordered();
    const { callNotes } = rooms();
    const about = { accountId: account.id, orderId: id, bookingId: null };
    const written = await callNotes.write(about, {
      ...{ note: 'The left dome hurts', followUpOn: '2026-11-16', by: 'Amara' },
    });
    const [row] = await shop.db.query<{ text: string }>('select t::text as text from call_notes t');
    expect(row?.text).not.toContain('dome');
    const byCustomer = { accountId: account.id, orderId: null, bookingId: 'booking' };
    expect(await callNotes.of(byCustomer)).toEqual([written]);
    expect(await callNotes.find(written.id)).toMatchObject({ followUpOn: '2026-11-16' });
    expect(await callNotes.find('none')).toBeNull();
    const stranger = { accountId: null, orderId: null, bookingId: 'another' };
    expect(await callNotes.of(stranger)).toEqual([]);
  });

  test('the download has all of it in words, and an erasure leaves nothing', async () => {
    const { id } = await ordered();
    const order = await deliver(id);
    const { sixtyDays, callNotes } = rooms();
    onDay(0);
    await sixtyDays.answer(order, 'day_0', 'one_hard');
    await sixtyDays.setGoals(order, ['Hear the choir']);
    const [goal] = (await sixtyDays.viewOf([order]))?.goals ?? [];
    await sixtyDays.rate(order, {
      ...{ measure: 'goals', moment: 'before', values: { [goal?.id ?? '']: 2 } },
    });
    const about = { accountId: order.account.id, orderId: id, bookingId: null };
    await callNotes.write(about, { note: 'Showed how', followUpOn: null, by: 'Amara' });
    const { id: accountId, email } = order.account;
    const subject = { accountId, email, isEmailProven: true };
    const records = [
      createTrialPersonalData({ sealer: testSealer }),
      createCallNotePersonalData({ sealer: testSealer }),
    ];
    const [trials, notes] = await Promise.all(
      records.map((record) => record.export(shop.db, subject)),
    );
    expect(trials).toMatchObject([
      {
        orderNumber: order.number,
        answers: [{ page: 'day_0', answer: 'one_hard' }],
        goals: ['Hear the choir'],
        measured: [{ moment: 'before', steps: [{ about: 'Hear the choir', step: 2 }] }],
      },
    ]);
    expect(notes).toMatchObject([{ note: 'Showed how' }]);
    await shop.db.transaction(async (tx) => {
      for (const record of records) await record.erase(tx, subject, now);
    });
    for (const table of records.flatMap((record) => record.tables)) {
      expect(await shop.db.query(`select 1 from ${table}`)).toEqual([]);
    }
  });
});
