import { planOf } from '../sixty-days/plan';
import {
  goalSteps,
  measuresAt,
  openMoment,
  outcomeQuestions,
  type BenefitRecord,
  type GoalStep,
} from './measures';
import { benefitOf, goalChanges, verdicts, type Verdict } from './verdict';

const at = '2026-11-21T12:00:00.000Z';
const goals = ['phone', 'television', 'restaurant', 'birds'].map((id) => ({ id, text: id }));

const rated = (moment: BenefitRecord['moment'], steps: readonly GoalStep[]): BenefitRecord => ({
  measure: 'goals',
  moment,
  at,
  values: Object.fromEntries(steps.map((step, index) => [goals[index]?.id ?? '', step])),
});
const answered = (
  moment: BenefitRecord['moment'],
  every: GoalStep,
  more: object = {},
): BenefitRecord => {
  const values = Object.fromEntries(outcomeQuestions.map((question) => [question, every]));
  return {
    measure: 'outcomes',
    moment,
    at,
    values: { ...values, ...more },
  } as BenefitRecord;
};

const verdictOf = (
  before: readonly GoalStep[],
  now: readonly GoalStep[],
  every: GoalStep,
  more = {},
): Verdict =>
  benefitOf(goals, [rated('before', before), rated('week_6', now), answered('week_6', every, more)])
    .verdict;

test('one step can be chance, two are a change, in each direction', () => {
  const changes = goalChanges(
    goals,
    { phone: 2, television: 3, restaurant: 1, birds: 4 },
    { phone: 4, television: 1, restaurant: 2, birds: 5 },
  );
  expect(changes.map(({ kind, steps }) => [kind, steps])).toEqual([
    ['better', 2],
    ['worse', -2],
    ['unsure', 1],
    ['reached_before', 1],
  ]);
});

test('the drawn example: better in three, not yet in restaurants, so adjust first', () => {
  expect(verdictOf([2, 3, 1, 1], [4, 5, 2, 4], 4)).toBe('adjust');
});

test('keep: every goal is clearly better or reached, and the answers are good', () => {
  expect(verdictOf([2, 3, 1, 1], [4, 5, 3, 4], 4)).toBe('keep');
  expect(verdictOf([3, 3, 3, 3], [4, 4, 4, 4], 4)).toBe('keep');
});

test('return: nothing is clearly better and the answers are poor', () => {
  expect(verdictOf([2, 2, 2, 2], [2, 3, 2, 2], 2)).toBe('return');
  expect(verdictOf([3, 3, 3, 3], [1, 1, 3, 3], 2)).toBe('return');
});

test('a clear loss is never called a success, whatever the answers', () => {
  expect(verdictOf([1, 1, 1, 4], [5, 5, 5, 1], 5)).toBe('adjust');
});

test('good goals do not drown out that it was not worth it', () => {
  expect(verdictOf([1, 1, 1, 1], [4, 4, 4, 4], 4, { worth: 1 })).toBe('adjust');
});

test('poor answers and no change are never talked up, and good ones never down', () => {
  for (const before of goalSteps) {
    for (const now of goalSteps) {
      const all = (step: GoalStep) => [step, step, step, step];
      const poor = verdictOf(all(before), all(now), 1);
      const good = verdictOf(all(before), all(now), 5);
      expect(poor).not.toBe('keep');
      expect(good).not.toBe('return');
      if (now - before >= 2) expect([poor, good]).toEqual(['adjust', 'keep']);
    }
  }
});

test('better answers never make a verdict worse', () => {
  const rank = (verdict: Verdict) => ['return', 'adjust', 'keep'].indexOf(verdict);
  for (const before of goalSteps) {
    for (const now of goalSteps) {
      const ranks = goalSteps.map((every) =>
        rank(verdictOf([before, 2, 2, 2], [now, 3, 4, 2], every)),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  }
});

test('without a before, a now, or a goal that can tell something, we say nothing', () => {
  const outcome = answered('week_6', 5);
  const verdict = (...records: BenefitRecord[]) => benefitOf(goals, records).verdict;
  expect(verdict(rated('week_6', [5, 5, 5, 5]), outcome)).toBe('unknown');
  expect(verdict(rated('before', [1, 1, 1, 1]), outcome)).toBe('unknown');
  expect(verdict(rated('before', [1, 1, 1, 1]), rated('week_6', [5, 5, 5, 5]))).toBe('unknown');
  expect(verdictOf([5, 4, 5, 4], [5, 5, 4, 4], 5)).toBe('unknown');
  expect(verdicts).toContain('unknown');
});

test('week six counts rather than week two', () => {
  const records = [
    rated('week_6', [4, 4, 4, 4]),
    rated('before', [1, 1, 1, 1]),
    rated('week_2', [1, 1, 1, 1]),
    answered('week_2', 1),
    answered('week_6', 5),
  ];
  expect(benefitOf(goals, records)).toMatchObject({ verdict: 'keep', outcomes: { worth: 5 } });
});

test('each measurement has its time', () => {
  const plan = planOf(60);
  const open = [null, 0, 1, 2, 13, 14, 41, 42, 60].map((day) => openMoment(day, plan));
  expect(open).toEqual([
    ...(['before', 'before', 'before', null, null] as const),
    ...(['week_2', 'week_2', 'week_6', 'week_6'] as const),
  ]);
  expect(measuresAt('before')).toEqual(['goals']);
  expect(measuresAt('week_6')).toEqual(['goals', 'outcomes']);
});
