import fc from 'fast-check';
import { planIntervals, type Rhythm } from './plan';
import { endingAt, firstPeriod, nextPeriod, nthTime } from './schedule';

const monthly: Rhythm = { interval: 'monthly', count: 1 };
const days = (anchor: string, rhythm: Rhythm, steps: readonly number[]) =>
  steps.map((n) =>
    nthTime(new Date(`${anchor}T09:30:00Z`), rhythm, n)
      .toISOString()
      .slice(0, 10),
  );

test.each<[string, Rhythm, string[]]>([
  ['2026-01-31', monthly, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-31', monthly, ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  [
    '2026-11-30',
    { interval: 'monthly', count: 3 },
    ['2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30'],
  ],
  [
    '2028-02-29',
    { interval: 'yearly', count: 1 },
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    '2026-12-31',
    { interval: 'weekly', count: 2 },
    ['2027-01-14', '2027-01-28', '2027-02-11', '2027-02-25'],
  ],
  [
    '2026-02-27',
    { interval: 'daily', count: 1 },
    ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
  ],
])('from %s by %j come %j', (anchor, rhythm, expected) => {
  expect(days(anchor, rhythm, [1, 2, 3, 4])).toEqual(expected);
});

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2090-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const rhythms = fc.record({
  interval: fc.constantFrom(...planIntervals),
  count: fc.integer({ min: 1, max: 24 }),
});
const steps = fc.integer({ min: 0, max: 200 });

test('times of a rhythm only go forward and keep the time of day', () => {
  fc.assert(
    fc.property(moments, rhythms, steps, (anchor, rhythm, n) => {
      const [one, next] = [nthTime(anchor, rhythm, n), nthTime(anchor, rhythm, n + 1)];
      expect(next.getTime()).toBeGreaterThan(one.getTime());
      expect(next.toISOString().slice(10)).toBe(anchor.toISOString().slice(10));
    }),
  );
});

test('months and years keep the day of the anchor, or take the last of a shorter month', () => {
  const long = rhythms.filter(({ interval }) => interval === 'monthly' || interval === 'yearly');
  fc.assert(
    fc.property(moments, long, steps, (anchor, rhythm, n) => {
      const time = nthTime(anchor, rhythm, n);
      const tomorrow = new Date(time.getTime() + 24 * 60 * 60 * 1000);
      const isLastDay = tomorrow.getUTCDate() === 1;
      const [day, wanted] = [time.getUTCDate(), anchor.getUTCDate()];
      expect(day === wanted || (isLastDay && day < wanted)).toBe(true);
      const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      const size = rhythm.interval === 'yearly' ? 12 : 1;
      expect(months(time) - months(anchor)).toBe(size * rhythm.count * n);
    }),
  );
});

test('periods billed in time lie end to end, and each end is a time of the anchor', () => {
  fc.assert(
    fc.property(moments, rhythms, fc.integer({ min: 1, max: 40 }), (anchor, rhythm, count) => {
      let period = firstPeriod(rhythm, anchor);
      for (let n = 1; n < count; n += 1) {
        const next = nextPeriod(period, rhythm, new Date(period.end));
        expect(next.start).toBe(period.end);
        period = next;
      }
      expect(period.end).toBe(nthTime(anchor, rhythm, count).toISOString());
    }),
  );
});

test('a late one gives the period that holds today, never one that is over', () => {
  fc.assert(
    fc.property(moments, rhythms, fc.nat({ max: 3_000 }), (anchor, rhythm, lateDays) => {
      const period = firstPeriod(rhythm, anchor);
      const now = new Date(Date.parse(period.end) + lateDays * 86_400_000);
      const next = nextPeriod(period, rhythm, now);
      expect(Date.parse(next.start)).toBeLessThanOrEqual(now.getTime());
      expect(Date.parse(next.end)).toBeGreaterThan(now.getTime());
    }),
  );
});

test('a new rhythm starts to count where the paid period ends', () => {
  const period = firstPeriod(monthly, new Date('2026-01-31T12:00:00Z'));
  const changed = endingAt(period, period.end);
  const next = nextPeriod(changed, { interval: 'yearly', count: 1 }, new Date(period.end));
  expect([next.start, next.end]).toEqual(['2026-02-28T12:00:00.000Z', '2027-02-28T12:00:00.000Z']);
});
