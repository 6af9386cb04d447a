import { findHearingAid, finderQuestions, type FinderAnswers } from './discovery';

const whole: FinderAnswers = {
  who: 'me',
  signs: 'no',
  ears: 'both',
  where: 'noise',
  budget: 'best',
};

test('a sign that asks for a doctor ends it, whatever else was said', () => {
  for (const budget of finderQuestions.budget) {
    expect(findHearingAid({ ...whole, signs: 'yes', budget })).toEqual({ kind: 'doctor' });
  }
});

test.each([{ signs: 'unsure' }, { ears: 'unsure' }] as const)(
  'who is not sure (%j) talks to a person',
  (unsure) => {
    expect(findHearingAid({ ...whole, ...unsure })).toEqual({ kind: 'consultation' });
  },
);

test.each([
  ['quiet', 'price', 'basic', 'basic'],
  ['quiet', 'best', 'advanced', 'advanced'],
  ['small', 'price', 'advanced', 'advanced'],
  ['noise', 'price', 'advanced', 'saver'],
  ['noise', 'balance', 'premium', 'premium'],
] as const)('hard in %s and paying for %s leads to %s', (where, budget, level, reason) => {
  expect(findHearingAid({ ...whole, where, budget, ears: 'left' })).toEqual({
    kind: 'level',
    level,
    reason,
    ears: 'left-ear',
  });
});

test('suggests nothing before everything is answered', () => {
  for (const question of Object.keys(finderQuestions)) {
    expect(findHearingAid({ ...whole, [question]: undefined })).toBeNull();
  }
});
