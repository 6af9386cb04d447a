import { dayAnswers, isAnswerOf, questionOf, type AnsweredPage } from './answers';
import { attentionOf, byUrgency } from './attention';
import { dayPages, planOf, type DayPage } from './plan';

const plan = planOf(60);
const answered = (page: DayPage, answer: AnsweredPage['answer'], day: number): AnsweredPage => ({
  page,
  answer,
  at: `2026-11-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`,
});
const reasons = (
  day: number,
  answers: readonly AnsweredPage[],
  more: { isPaused?: boolean; lastCall?: { at: string; day: number } } = {},
) => attentionOf({ day, plan, answers, isPaused: false, lastCall: null, ...more });

test('every question has answers of its own', () => {
  for (const page of dayPages) expect(dayAnswers[questionOf[page]].length).toBeGreaterThan(2);
  expect(isAnswerOf('day_1', 'under_2')).toBe(true);
  expect(isAnswerOf('day_1', 'sore')).toBe(false);
});

test('two pages in a row without an answer are silence, after two days of patience', () => {
  expect(reasons(2, [])).toEqual([]);
  expect(reasons(3, [])).toEqual(['silent']);
  expect(reasons(5, [answered('day_3', 'fine', 3)])).toEqual([]);
  expect(reasons(20, [answered('day_3', 'fine', 3)])).toEqual(['silent']);
});

test('a pause is no silence, but unhappy stays unhappy', () => {
  const unhappy = [answered('day_14', 'unhappy', 14)];
  expect(reasons(20, [], { isPaused: true })).toEqual([]);
  expect(reasons(20, unhappy, { isPaused: true })).toEqual(['unhappy']);
});

test('less than two hours is little, and the last answer counts', () => {
  expect(reasons(7, [answered('day_7', 'under_2', 7)])).toEqual(['little_wear']);
  expect(reasons(7, [answered('day_7', '2_to_4', 7)])).toEqual([]);
  const more = [answered('day_1', 'none', 1), answered('day_7', '4_to_8', 7)];
  expect(reasons(8, more)).toEqual([]);
});

test('a call settles what was said before it, and nothing that comes after', () => {
  const answers = [answered('day_7', 'none', 7)];
  const lastCall = { at: '2026-11-09T12:00:00.000Z', day: 8 };
  expect(reasons(8, answers, { lastCall })).toEqual([]);
  expect(reasons(15, [...answers, answered('day_14', 'unhappy', 14)], { lastCall })).toEqual([
    'unhappy',
  ]);
  expect(reasons(16, answers, { lastCall })).toEqual([]);
  expect(reasons(32, answers, { lastCall })).toEqual(['silent']);
});

test('the unhappy come first, then whoever has fewer days left', () => {
  const people = [
    { id: 'silent', reasons: ['silent'] as const, daysLeft: 3 },
    { id: 'late', reasons: ['unhappy', 'silent'] as const, daysLeft: 40 },
    { id: 'soon', reasons: ['unhappy'] as const, daysLeft: 7 },
    { id: 'little', reasons: ['little_wear'] as const, daysLeft: 50 },
  ];
  expect(people.toSorted(byUrgency).map(({ id }) => id)).toEqual([
    ...['soon', 'late', 'little', 'silent'],
  ]);
});
