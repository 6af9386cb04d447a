import { clinic } from '@/server/staff/logins';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import { signStartingFit } from '@/testing/shops/signed-sheet';
import { testDatabases } from '@/testing/shops/database';
import { scarceOptions, taken } from '@/testing/shops/engine';
import { aTestResult } from '@/testing/hearing';
import { type Someone, useHearingShop } from '@/testing/shops/hearing-shop';

const trial = {
  kind: 'tone',
  ear: 'R',
  channel: 'R',
  hz: 1000,
  db: 40,
  dbfs: -30,
  onset: 1,
  heard: true,
  latencyMs: 400,
  earlyPresses: 0,
  state: 'scored',
} as const;

describe.each(testDatabases())('signs that are told with a result on $kind', ({ use }) => {
  const shop = useHearingShop(use, new Date('2026-11-23T12:00:00.000Z'));

  async function order(visitor: Someone) {
    await visitor.add('charge-go', { options: scarceOptions });
    await visitor.fillCheckout('AB');
    return taken(await shop.engine.orders.submit(visitor.request()));
  }

  /** Saves the same test run again, with the signs reported since. */
  async function tell(visitor: Someone, saved: { sessionId: string }, signs: HealthSign[]) {
    const outcome = await shop.hearing.results.save({
      owner: await visitor.who(),
      provider: 'built-in',
      sessionId: saved.sessionId,
      email: 'ada@example.ca',
      name: 'Ada',
      locale: 'en-US',
      result: aTestResult(),
      signs,
      wantsFollowUp: false,
    });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome;
  }

  const stateOf = async (id: string) => {
    const found = await shop.hearing.staffResults.find(id);
    return found && { state: found.reviewState, isFlagged: found.isFlagged, signs: found.signs };
  };

  test('lie sealed, mark the record, and hold the order', async () => {
    const ada = await shop.someone();
    const { id } = await shop.keep(ada, 'ada@example.ca', {}, { signs: ['sudden-loss', 'pain'] });
    expect(await stateOf(id)).toEqual({
      state: 'open',
      isFlagged: true,
      signs: ['sudden-loss', 'pain'],
    });
    const rows = await shop.db.query('select * from hearing_results');
    expect(JSON.stringify(rows)).not.toMatch(/sudden-loss|pain/);
    expect(await order(ada)).toMatchObject({ status: 'hold', holdReason: 'hearing_review' });
  });

  test('told later they update the record, and every single tone of it stays', async () => {
    const ada = await shop.someone();
    const saved = await shop.keep(ada, 'ada@example.ca', { trials: [trial] });
    expect(await stateOf(saved.id)).toEqual({ state: 'clear', isFlagged: false, signs: [] });
    const told = await tell(ada, saved, ['drainage']);
    expect(told).toMatchObject({
      isFlaggedNow: true,
      saved: { id: saved.id, signs: ['drainage'] },
    });
    expect(await stateOf(saved.id)).toEqual({
      state: 'open',
      isFlagged: true,
      signs: ['drainage'],
    });
    expect((await shop.hearing.staffResults.find(saved.id))?.result.trials).toEqual([trial]);
    expect(await tell(ada, saved, ['drainage'])).toMatchObject({ isFlaggedNow: false });
  });

  test('told after our staff has looked they ask for another look; taken back they leave the mark', async () => {
    const ada = await shop.someone();
    const saved = await shop.keep(ada, 'ada@example.ca');
    const staff = { id: 'clinic', name: 'clinic' };
    await shop.hearing.reviews.decide({
      ...{ resultId: saved.id, decision: 'reviewed', note: '', after: null, staff },
    });
    await tell(ada, saved, ['pain']);
    expect(await stateOf(saved.id)).toMatchObject({ state: 'open', isFlagged: true });
    await tell(ada, saved, []);
    expect(await stateOf(saved.id)).toEqual({ state: 'open', isFlagged: true, signs: [] });
  });

  test('an order that was going on waits again, one that has left does not', async () => {
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca');
    const placed = await order(ada);
    expect(placed).toMatchObject({ status: 'hold', holdReason: 'fitting_sheet' });
    await signStartingFit(shop.db, placed);
    await shop.hearing.profiles.approve?.(placed.id, clinic);
    await shop.hearing.profiles.hold(placed);
    expect(await shop.engine.orders.findOrder(placed.id)).toMatchObject({
      status: 'hold',
      holdReason: 'hearing_review',
    });
    await shop.db.query(`update orders set status = 'complete', hold_reason = null`);
    await shop.hearing.profiles.hold(placed);
    expect(await shop.engine.orders.findOrder(placed.id)).toMatchObject({ status: 'complete' });
  });
});
