import { clinic } from '@/server/staff/logins';
import { testDatabases } from '@/testing/shops/database';
import { scarceOptions, taken } from '@/testing/shops/engine';
import { type Someone, useHearingShop } from '@/testing/shops/hearing-shop';
import { signStartingFit } from '@/testing/shops/signed-sheet';
import { measured } from '@/testing/jest/measured';

const now = new Date('2026-11-21T12:00:00.000Z');

describe.each(testDatabases())('hearing profiles of orders on $kind', ({ use }) => {
  const shop = useHearingShop(use, now);

  async function order(visitor: Someone, state: string) {
    await visitor.add('charge-go', { options: scarceOptions });
    await visitor.fillCheckout(state);
    return taken(await shop.engine.orders.submit(visitor.request()));
  }

  test('with a clear test it waits for the fitting sheet, an unclear one is looked at', async () => {
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca');
    expect(await order(ada, 'AB')).toMatchObject({ status: 'hold', holdReason: 'fitting_sheet' });
    const bea = await shop.someone();
    await shop.keep(bea, 'bea@example.ca', { reliability: 'poor' });
    const held = await order(bea, 'AB');
    expect(held).toMatchObject({ status: 'hold', holdReason: 'hearing_review' });
    expect(await shop.hearing.profiles.of(held.id)).toEqual({ kinds: ['test'], reviewedAt: null });
  });

  test('a browser’s own word for its test spares nobody’s look, measured answers do', async () => {
    const eve = await shop.someone();
    const planted = { calibration: { mode: 'clinical', sdDb: 3 }, reliability: 'good' } as const;
    await shop.keep(eve, 'eve@example.ca', { ...planted, flags: [] }, { provider: 'built-in' });
    expect(await order(eve, 'AB')).toMatchObject({ status: 'hold', holdReason: 'hearing_review' });
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca', measured(), { provider: 'built-in' });
    expect(await order(ada, 'AB')).toMatchObject({ holdReason: 'fitting_sheet' });
  });

  test('the law of a province is not met by a test or a waiver', async () => {
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca');
    await shop.hearing.profiles.waive(await ada.who(), {
      email: 'ada@example.ca',
      locale: 'en-US',
    });
    const held = await order(ada, 'ON');
    expect(held.holdReason).toBe('prescription_needed');
    await shop.hearing.profiles.add(held, [{ kind: 'prescription', reference: 'file' }]);
    expect((await shop.engine.orders.findOrder(held.id))?.holdReason).toBe('hearing_review');
  });

  test('a pick-up follows the rule of its place, also after something of it arrives', async () => {
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca');
    await ada.add('charge-go', { options: scarceOptions });
    await ada.fillPickUp();
    const held = taken(await shop.engine.orders.submit(ada.request()));
    expect(held).toMatchObject({ status: 'hold', holdReason: 'dispenser_review' });
    await shop.hearing.profiles.add(held, [{ kind: 'prescription', reference: 'file' }]);
    expect((await shop.engine.orders.findOrder(held.id))?.holdReason).toBe('dispenser_review');
  });

  test('it waits until somebody of ours has looked, whatever comes', async () => {
    const ada = await shop.someone();
    const held = await order(ada, 'AB');
    expect(held.holdReason).toBe('hearing_test_needed');
    const waiver = await shop.hearing.profiles.waive(await ada.who(), {
      email: 'ada@example.ca',
      locale: 'en-US',
    });
    await shop.hearing.profiles.add(held, [{ kind: 'waiver', reference: waiver.id }]);
    expect(await shop.engine.orders.findOrder(held.id)).toMatchObject({
      status: 'hold',
      holdReason: 'hearing_review',
    });
    expect(await shop.hearing.profiles.approve?.(held.id, clinic)).toEqual({
      ok: false,
      code: 'sheet_not_signed',
    });
    await signStartingFit(shop.db, held);
    expect(await shop.hearing.profiles.approve?.(held.id, clinic)).toMatchObject({ ok: true });
    expect(await shop.hearing.profiles.approve?.(held.id, clinic)).toEqual({
      ok: false,
      code: 'order_not_held',
    });
    expect(await shop.engine.orders.findOrder(held.id)).toMatchObject({
      status: 'delivery_pending',
      holdReason: null,
    });
    expect((await shop.hearing.profiles.of(held.id)).reviewedAt).toBe(now.toISOString());
  });

  test('a stranger’s test is not found', async () => {
    await shop.keep(await shop.someone(), 'ada@example.ca');
    expect((await order(await shop.someone(), 'AB')).holdReason).toBe('hearing_test_needed');
  });

  test('a test that our staff found wanting counts for nothing, until somebody says otherwise', async () => {
    const ada = await shop.someone();
    const { id } = await shop.keep(ada, 'ada@example.ca', { flags: ['inconsistent'] });
    const held = await order(ada, 'AB');
    const staff = { id: 'clinic', name: 'clinic' };
    const decide = (decision: 'reviewed' | 'needs_more', after: string | null, note = '') =>
      shop.hearing.reviews.decide({ resultId: id, decision, note, after, staff });
    const reason = async () => {
      await shop.hearing.profiles.explain(held);
      return (await shop.engine.orders.findOrder(held.id))?.holdReason;
    };

    const first = await decide('needs_more', null, 'Noise in the room');
    if (!first.ok) throw new Error(first.code);
    expect(first.orderIds).toEqual([held.id]);
    expect(await reason()).toBe('hearing_test_needed');
    expect(
      await shop.db.query(`select payload from test_jobs where name = 'send-hearing-review'`),
    ).toEqual([{ payload: { orderId: held.id, reviewId: first.review.id } }]);
    expect((await order(ada, 'AB')).holdReason).toBe('hearing_test_needed');

    expect(await decide('reviewed', null)).toEqual({ ok: false, code: 'review_moved_on' });
    const both = await Promise.all([
      decide('reviewed', first.review.id),
      decide('needs_more', first.review.id),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const last = (await shop.hearing.reviews.of(id)).at(-1);
    if (last?.decision === 'needs_more') await decide('reviewed', last.id);
    expect(await reason()).toBe('hearing_review');
    expect(await shop.hearing.staffResults.find(id)).toMatchObject({ reviewState: 'reviewed' });
    const rows = await shop.db.query('select * from hearing_reviews');
    expect(JSON.stringify(rows)).not.toContain('Noise');
    expect((await shop.hearing.reviews.of(id))[0]).toMatchObject({ note: 'Noise in the room' });
  });

  test('our staff finds a test by its order', async () => {
    const ada = await shop.someone();
    const { id } = await shop.keep(ada, 'ada@example.ca', { flags: ['inconsistent'] });
    await shop.keep(await shop.someone(), 'eve@example.ca');
    const { number } = await order(ada, 'AB');
    expect(await shop.found({ search: number })).toEqual([id]);
    expect(await shop.hearing.profiles.ordersWith([id])).toMatchObject([
      { reference: id, number, status: 'hold', holdReason: 'hearing_review' },
    ]);
  });

  test('whoever has sent nothing after a day is reminded once', async () => {
    const held = await order(await shop.someone(), 'AB');
    const reminders = async () =>
      shop.db.query(`select payload from test_jobs where name = 'send-hearing-profile-reminder'`);
    await shop.hearing.remind(now);
    expect(await reminders()).toEqual([]);
    const tomorrow = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await shop.hearing.remind(tomorrow);
    await shop.hearing.remind(tomorrow);
    expect(await reminders()).toEqual([{ payload: { orderId: held.id } }]);
  });
});
