import fc from 'fast-check';
import { benefitChanges } from './benefit-change';
import { complaints } from './complaint';
import { outcomeAnswer } from './outcome-answer';
import { parseOutcomeFilter } from './outcome-filter';
import { cutGroups, cuts, onePerPerson, returnReasons, type OutcomeRecord } from './outcome-record';
import { outcomeReport } from './outcome-report';
import { outcomeTable } from './outcome-table';
import { isFew } from './small-groups';
import { wearingOrder } from './wearing-order';

const noFilter = parseOutcomeFilter({});

const person = (number: number, more: Partial<OutcomeRecord> = {}): OutcomeRecord => ({
  person: `person-${number}`,
  month: '2026-08',
  level: 'premium',
  receiver: 'regular',
  way: 'helper',
  isTrialOver: true,
  isReturned: false,
  returnReason: 'none_given',
  complaint: 'not_told',
  benefit: 'better',
  wearing: '4_to_8',
  adjustedAfterDays: null,
  ...more,
});

const people = (count: number, of: (index: number) => Partial<OutcomeRecord> = () => ({})) =>
  Array.from({ length: count }, (_, index) => person(index, of(index)));

test('each person counts once, with the first order', () => {
  const first = { record: person(1, { level: 'basic' }), placedAt: '2026-01-02T00:00:00.000Z' };
  const second = { record: person(1), placedAt: '2026-05-02T00:00:00.000Z' };
  expect(onePerPerson([second, first])).toEqual([first.record]);
});

test('shares, middle values and counts', () => {
  const records = people(20, (index) => ({
    isReturned: index < 5,
    isTrialOver: index < 15,
    returnReason: index < 5 ? 'handling' : 'cost',
    complaint: index < 5 ? 'whistles' : 'not_told',
    benefit: index < 12 ? 'all_better' : 'unsure',
    wearing: index < 8 ? 'under_2' : 'over_8',
    adjustedAfterDays: index < 5 ? index + 1 : null,
  }));
  const { figures, shown } = outcomeReport(records, noFilter);
  expect(shown).toEqual({ from: '2026-08', to: '2026-08' });
  expect(figures?.all).toEqual({
    key: 'all',
    people: 20,
    returned: { value: { count: 5, of: 15 }, isFew: false },
    better: { value: { count: 12, of: 20 }, isFew: false },
    worn: { value: 'over_8', isFew: false },
    adjusted: { value: { first: 2, median: 3, third: 4, of: 5 }, isFew: false },
  });
  expect(figures?.reasons).toMatchObject({ of: 5, isFew: false });
  expect(figures?.complaints).toMatchObject({
    of: 5,
    cells: expect.arrayContaining([{ key: 'whistles', count: 5 }]),
  });
});

test('four people have no figures, and nothing says that they are four', () => {
  const report = outcomeReport(people(4), noFilter);
  expect(report).toMatchObject({ isFew: true, figures: null });
  expect(outcomeTable(report)).not.toMatch(/,4\b/);
  expect(outcomeReport([], noFilter)).toMatchObject({ isFew: false, figures: null, shown: null });
});

test('a small group takes the next smallest with it, and neither can be asked for alone', () => {
  const records = people(40, (index) => ({
    level: index < 3 ? 'basic' : index < 13 ? 'advanced' : 'premium',
  }));
  const groups = outcomeReport(records, noFilter).figures?.groups.level ?? [];
  expect(groups.map(({ key, people: count }) => [key, count])).toEqual([
    ['basic', null],
    ['advanced', null],
    ['premium', 27],
    ['unknown', 0],
  ]);
  const asked = (level: string) => outcomeReport(records, parseOutcomeFilter({ level }));
  expect(asked('basic').isFew).toBe(true);
  // Ten people, but all without them and the 27 are the three.
  expect(asked('advanced')).toMatchObject({ isFew: true, figures: null });
  expect(asked('premium').figures?.all.people).toBe(27);
});

test('a month of few people is shown with its neighbour, also when asked for alone', () => {
  const records = people(16, (index) => ({ month: index < 2 ? '2026-07' : '2026-08' }));
  const report = outcomeReport(records, parseOutcomeFilter({ from: '2026-08' }));
  expect(report.shown).toEqual({ from: '2026-07', to: '2026-08' });
  expect(report.figures?.all.people).toBe(16);
  expect(report.months).toEqual(['2026-07', '2026-08']);
});

test('a share with one to four people on one side is hidden where it is about health', () => {
  const records = people(60, (index) => ({
    way: index < 20 ? 'clinic' : index < 35 ? 'helper' : 'model',
    benefit: index < 2 || (index >= 30 && index < 50) ? 'unsure' : 'better',
    isReturned: index < 2,
  }));
  const groups = outcomeReport(records, noFilter).figures?.groups.way ?? [];
  const [clinic, helper, model] = groups;
  expect(clinic?.better).toEqual({ value: null, isFew: true });
  expect(clinic?.returned).toEqual({ value: { count: 2, of: 20 }, isFew: false });
  expect([helper?.better.isFew, model?.better.isFew]).toEqual([true, false]);
});

const anyRecord = fc.record({
  month: fc.constantFrom('2026-05', '2026-06', '2026-07', '2026-08'),
  level: fc.constantFrom(...cutGroups.level),
  receiver: fc.constantFrom(...cutGroups.receiver),
  way: fc.constantFrom(...cutGroups.way),
  isTrialOver: fc.boolean(),
  isReturned: fc.boolean(),
  returnReason: fc.constantFrom(...returnReasons),
  complaint: fc.constantFrom(...complaints),
  benefit: fc.option(fc.constantFrom(...benefitChanges)),
  wearing: fc.option(fc.constantFrom(...wearingOrder)),
  adjustedAfterDays: fc.option(fc.nat(60)),
});
const anyPeople = fc
  .array(anyRecord, { maxLength: 60 })
  .map((found) => found.map((record, index) => ({ ...record, person: `person-${index}` })));
const anyFilter = fc
  .record({
    level: fc.option(fc.constantFrom(...cutGroups.level)),
    receiver: fc.option(fc.constantFrom(...cutGroups.receiver)),
    way: fc.option(fc.constantFrom(...cutGroups.way)),
    from: fc.option(fc.constantFrom('2026-05', '2026-07')),
    to: fc.option(fc.constantFrom('2026-07', '2026-08')),
  })
  .map((query) =>
    parseOutcomeFilter(
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? undefined])),
    ),
  );

test('no figure is about one to four people, and no hidden number follows from a total', () => {
  fc.assert(
    fc.property(anyPeople, anyFilter, (records, filter) => {
      const { figures } = outcomeReport(records, filter);
      if (!figures) return;
      const total = figures.all.people ?? 0;
      expect(total).toBeGreaterThanOrEqual(5);
      for (const groups of Object.values(figures.groups)) {
        const shown = groups.flatMap(({ people: count }) => (count === null ? [] : [count]));
        const rest = total - shown.reduce((sum, count) => sum + count, 0);
        expect([...shown, rest].some(isFew)).toBe(false);
        if (rest > 0) {
          expect(groups.filter(({ people: count }) => count === null).length).toBeGreaterThan(1);
        }
        const better = groups.flatMap(({ better: { value } }) => value ?? []);
        for (const { count, of } of better) expect([count, of - count].some(isFew)).toBe(false);
        const all = figures.all.better.value;
        if (all && better.length > 0) {
          const sum = (part: 'count' | 'of') => better.reduce((so, one) => so + one[part], 0);
          const [left, leftBetter] = [all.of - sum('of'), all.count - sum('count')];
          expect([left, leftBetter, left - leftBetter].some(isFew)).toBe(false);
        }
      }
      const { reasons, complaints: told, benefit, wearing } = figures;
      for (const { cells, together } of [reasons, told, benefit, wearing]) {
        expect([...cells, ...together].some(({ count }) => isFew(count))).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});

test('two filters of one cut never differ by one to four people', () => {
  fc.assert(
    fc.property(anyPeople, anyFilter, (records, filter) => {
      const count = (asked: typeof filter) =>
        outcomeReport(records, asked).figures?.all.people ?? null;
      for (const cut of cuts) {
        const [one, all] = [count(filter), count({ ...filter, [cut]: null })];
        const months = [filter, { ...filter, [cut]: null }].map(
          (asked) => outcomeReport(records, asked).shown,
        );
        // Blocks of months depend on the people; ranges that differ have their own rule.
        if (JSON.stringify(months[0]) !== JSON.stringify(months[1])) continue;
        if (one !== null && all !== null) expect(isFew(all - one)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('the report has the shape that the screen reads', () => {
  fc.assert(
    fc.property(anyPeople, anyFilter, (records, filter) => {
      const report = JSON.parse(JSON.stringify(outcomeReport(records, filter)));
      expect(outcomeAnswer.validateSync(report, { strict: true })).toEqual(report);
    }),
    { numRuns: 50 },
  );
});

test('the table has a line for each figure and never a name', () => {
  const table = outcomeTable(outcomeReport(people(12), noFilter));
  const lines = table.trimEnd().split('\r\n');
  expect(lines[0]).toBe('Cut,Group,Figure,Value,Of,First quarter,Third quarter');
  expect(lines).toContain('all,all,people,12,,,');
  expect(lines).toContain('all,all,returned,0,12,,');
  expect(lines).toContain('level,premium,people,12,,,');
  expect(lines).toContain('all,all,"days to first adjustment, middle",,,,');
  expect(table).not.toContain('person-');
  expect(new Set(lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length))).toEqual(
    new Set([7]),
  );
});
