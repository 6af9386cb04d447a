import { parseOutcomeFilter } from '@/domain/outcomes/outcome-filter';
import { outcomeTable } from '@/domain/outcomes/outcome-table';
import { testDatabases } from '@/testing/shops/database';
import {
  deliveryOf,
  writeDeliveredTrials,
  type DeliveredTrial,
} from '@/testing/shops/delivered-trials';
import { testSealer } from '@/testing/shops/engine';
import { thirtyTrials } from '@/testing/shops/thirty-trials';
import { createOutcomes, type AdjustmentReader } from './outcomes';

const now = new Date('2026-11-24T12:00:00.000Z');
const dayMs = 24 * 60 * 60 * 1000;
const noWishes: AdjustmentReader = { firstAdjustments: async () => [] };

describe.each(testDatabases())('figures of delivered hearing aids on $kind', ({ use }) => {
  const shop = use();
  const write = (trials: readonly DeliveredTrial[]) =>
    writeDeliveredTrials(shop.db, testSealer, trials);
  const report = (query: Record<string, string> = {}, adjustments = noWishes) =>
    createOutcomes({
      ...{ db: shop.db, sealer: testSealer, adjustments, trialDays: 60 },
      now: () => now,
    }).report(parseOutcomeFilter(query));

  test('thirty trials make figures by level, receiver, test and month', async () => {
    await write(thirtyTrials);
    const { figures, shown, months } = await report();
    expect([shown, months]).toEqual([
      { from: '2026-02', to: '2026-04' },
      ['2026-02', '2026-03', '2026-04'],
    ]);
    expect(figures?.all).toEqual({
      key: 'all',
      people: 30,
      returned: { value: { count: 6, of: 30 }, isFew: false },
      better: { value: { count: 25, of: 30 }, isFew: false },
      worn: { value: 'over_8', isFew: false },
      adjusted: { value: null, isFew: false },
    });
    expect(figures?.benefit).toMatchObject({
      of: 30,
      cells: [
        { key: 'all_better', count: 25 },
        { key: 'better', count: 0 },
        { key: 'unsure', count: 5 },
        { key: 'worse', count: 0 },
      ],
    });
    // The first day is no habit.
    expect(figures?.wearing.cells.filter(({ count }) => count > 0)).toEqual([
      { key: '4_to_8', count: 12 },
      { key: 'over_8', count: 18 },
    ]);
    const sizes = (cut: 'level' | 'receiver' | 'way' | 'month') =>
      Object.fromEntries(
        figures?.groups[cut].flatMap(({ key, people }) => (people === 0 ? [] : [[key, people]])) ??
          [],
      );
    expect(sizes('level')).toEqual({ basic: 10, advanced: 10, premium: 10 });
    expect(sizes('receiver')).toEqual({ large: 15, regular: 15 });
    expect(sizes('way')).toEqual({ clinic: 10, helper: 10, model: 10 });
    expect(sizes('month')).toEqual({ '2026-02': 10, '2026-03': 10, '2026-04': 10 });
  });

  test('a complaint is counted for those who sent them back, small ones together', async () => {
    await write(thirtyTrials);
    const { figures } = await report();
    // Five whistled; the goals of one of the six moved by chance only.
    expect(figures?.complaints).toMatchObject({
      of: 6,
      isFew: false,
      together: [{ keys: ['little_gain', 'whistles'], count: 6 }],
    });
  });

  test('reasons of a return are counted, and none given counts too; small ones together', async () => {
    await write(thirtyTrials);
    expect((await report()).figures?.reasons).toMatchObject({
      ...{ of: 6, isFew: false },
      together: [{ keys: ['handling', 'none_given'], count: 6 }],
    });
  });

  test('filters name the people; the address of a month is the month of the order', async () => {
    await write(thirtyTrials);
    const premium = await report({ level: 'premium' });
    expect(premium.figures?.all.people).toBe(10);
    const march = await report({ from: '2026-03', to: '2026-03', way: 'helper' });
    expect(march.figures?.all).toMatchObject({ people: 10 });
    expect((await report({ from: '2027-01' })).figures).toBeNull();
  });

  test('a starting fit counts by the profile, and without one as no test', async () => {
    const trials = thirtyTrials.map((trial, index) => ({
      ...trial,
      mode: index < 6 ? null : trial.mode,
    }));
    await write(trials);
    for (const { id } of trials.slice(0, 6)) {
      await shop.db.query(
        `insert into hearing_profile_items (order_id, kind, reference) values ($1, 'waiver', $1)`,
        [id],
      );
    }
    const { figures } = await report({ from: '2026-03' });
    expect(figures?.groups.way.find(({ key }) => key === 'none')?.people).toBe(0);
    const all = (await report()).figures?.groups.way ?? [];
    // Four of the clinic are left: they take the next smallest group along.
    expect(all.map(({ key, people }) => [key, people])).toEqual([
      ['clinic', null],
      ['helper', 10],
      ['model', 10],
      ['alone', 0],
      ['none', null],
    ]);
  });

  test('days to the first wish count from the delivery, and one before it is no adjustment', async () => {
    await write(thirtyTrials);
    const wishes = thirtyTrials.slice(0, 9).map((trial, index) => ({
      orderId: trial.id,
      at: new Date(deliveryOf(trial).getTime() + (index - 1) * dayMs).toISOString(),
    }));
    const { figures } = await report({}, { firstAdjustments: async () => wishes });
    expect(figures?.all.adjusted).toEqual({
      value: { first: 1.75, median: 3.5, third: 5.25, of: 8 },
      isFew: false,
    });
    const few = await report({}, { firstAdjustments: async () => wishes.slice(0, 4) });
    expect(few.figures?.all.adjusted).toEqual({ value: null, isFew: true });
  });

  test('what has not arrived, and a return that was declined, do not count', async () => {
    await write(thirtyTrials);
    await shop.db.query(`update shipments set delivered_at = null where order_id = 'outcome-29'`);
    await shop.db.query(`update order_returns set status = 'declined' where id = 'outcome-00'`);
    const { figures } = await report();
    expect(figures?.all.people).toBe(29);
    expect(figures?.all.returned.value).toEqual({ count: 5, of: 29 });
  });

  test('a second order of the same person does not count, nor does a trial that still runs', async () => {
    const [first, ...others] = thirtyTrials;
    if (!first) throw new Error('No trial');
    const running = { ...first, orderedAt: '2026-10-10T18:00:00.000Z' };
    await write([running, ...others]);
    await shop.db.query(
      `update orders set account_id = 'outcome-01' where id in ('outcome-01', 'outcome-02')`,
    );
    const { figures } = await report();
    expect(figures?.all.people).toBe(29);
    expect(figures?.all.returned.value?.of).toBe(28);
  });

  test('four people, and an empty shop, have no figures', async () => {
    expect(await report()).toMatchObject({ isFew: false, figures: null });
    await write(thirtyTrials.slice(0, 4));
    expect(await report()).toMatchObject({ isFew: true, figures: null });
  });

  test('nothing that leaves names a person, an order or a goal', async () => {
    await write(thirtyTrials);
    const all = await report();
    for (const text of [JSON.stringify(all), outcomeTable(all)]) {
      expect(text).not.toMatch(/outcome-\d|example\.ca|goal-/);
    }
  });
});
