import type { BenefitRecord, GoalStep } from '../benefit/measures';
import { benefitChangeOf } from './benefit-change';
import { complaintOf } from './complaint';
import { outcomeQuery, parseOutcomeFilter } from './outcome-filter';
import { testWayOf } from './test-way';

const rated = (
  moment: BenefitRecord['moment'],
  values: Record<string, GoalStep>,
): BenefitRecord => ({ measure: 'goals', moment, at: '2026-08-01T12:00:00.000Z', values });

const changeFrom = (before: GoalStep[], now: GoalStep[]) => {
  const named = (steps: GoalStep[]) =>
    Object.fromEntries(steps.map((step, index) => [`goal-${index}`, step]));
  return benefitChangeOf([rated('before', named(before)), rated('week_6', named(now))]);
};

test('goals of a person are summed up; one step is no change', () => {
  expect(changeFrom([1, 2], [3, 5])).toBe('all_better');
  expect(changeFrom([1, 2, 2], [3, 3, 2])).toBe('better');
  expect(changeFrom([1, 2], [2, 3])).toBe('unsure');
  expect(changeFrom([1, 5], [3, 3])).toBe('unsure');
  expect(changeFrom([3, 2], [1, 3])).toBe('worse');
  // A goal that was reached before tells nothing, so the other one is all.
  expect(changeFrom([5, 1], [5, 3])).toBe('all_better');
});

test('without both ratings nothing is told, and week two is not week six', () => {
  expect(changeFrom([5], [5])).toBeNull();
  expect(benefitChangeOf([rated('before', { a: 1 })])).toBeNull();
  expect(benefitChangeOf([rated('before', { a: 1 }), rated('week_2', { a: 5 })])).toBeNull();
});

test('a complaint that names a cause goes before one that does not', () => {
  const told = (...answers: Parameters<typeof complaintOf>[0][number]['answer'][]) =>
    complaintOf(
      answers.map((answer) => ({ answer })),
      null,
    );
  expect(told('one_hard', 'sore', 'unhappy')).toBe('sore');
  expect(told('fine', 'under_2', 'unhappy')).toBe('unhappy');
  expect(told('none', 'glad')).toBe('little_wear');
  expect(told('fine', 'keep')).toBe('not_told');
  expect(complaintOf([{ answer: 'sore' }], 'unsure')).toBe('little_gain');
  expect(complaintOf([{ answer: 'sore' }], 'better')).toBe('sore');
});

test('the sheet says how the hearing was measured, else the profile', () => {
  const profile = { kinds: ['test'], mode: 'relative' } as const;
  expect(testWayOf({ sheet: { basis: 'typed', mode: 'clinical' }, profile })).toBe('clinic');
  expect(testWayOf({ sheet: { basis: 'test', mode: 'reference' }, profile })).toBe('helper');
  expect(testWayOf({ sheet: { basis: 'test', mode: 'model' }, profile })).toBe('model');
  expect(testWayOf({ sheet: { basis: 'starting', mode: null }, profile })).toBe('alone');
  expect(testWayOf({ sheet: null, profile: { kinds: ['upload'], mode: null } })).toBe('clinic');
  expect(testWayOf({ sheet: null, profile: { kinds: ['waiver'], mode: null } })).toBe('none');
  expect(testWayOf({ sheet: null, profile: null })).toBe('none');
});

test('a filter is read from an address and written into one', () => {
  const filter = parseOutcomeFilter({
    level: 'premium',
    way: 'nonsense',
    from: '2026-08',
    to: 'x',
  });
  expect(filter).toEqual({
    level: 'premium',
    receiver: null,
    way: null,
    from: '2026-08',
    to: null,
  });
  expect(outcomeQuery(filter)).toBe('level=premium&from=2026-08');
  expect(parseOutcomeFilter({ from: '2026-09', to: '2026-03' })).toMatchObject({
    from: '2026-03',
    to: '2026-09',
  });
  expect(parseOutcomeFilter({ from: '2026-13' }).from).toBeNull();
});
