import type { Ears, TechLevel } from './product-choice';

/** The finder's questions, in order, with their possible answers. */
export const finderQuestions = {
  who: ['me', 'other'],
  signs: ['no', 'yes', 'unsure'],
  ears: ['both', 'left', 'right', 'unsure'],
  where: ['quiet', 'small', 'noise'],
  budget: ['price', 'balance', 'best'],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;
export type FinderAnswers = {
  [Question in FinderQuestion]?: (typeof finderQuestions)[Question][number];
};

/** `reason`: why this level; `saver`: a level below the highest was chosen for its price. */
export type FinderResult =
  | { kind: 'doctor' }
  | { kind: 'consultation' }
  | { kind: 'level'; level: TechLevel; ears: Ears; reason: TechLevel | 'saver' };

const earsOf = { both: 'pair', left: 'left-ear', right: 'right-ear' } as const;

/**
 * The result of the answers; null while an answer that matters is missing. Safety first: a sign that calls for a doctor
 * ends the finder, and an unsure answer is passed to a person. Levels differ in how they handle noise.
 */
export function findHearingAid(answers: FinderAnswers): FinderResult | null {
  const { who, signs, ears, where, budget } = answers;
  if (!who || !signs) return null;
  if (signs === 'yes') return { kind: 'doctor' };
  if (signs === 'unsure') return { kind: 'consultation' };
  if (!ears) return null;
  if (ears === 'unsure') return { kind: 'consultation' };
  if (!where || !budget) return null;
  return { kind: 'level', ears: earsOf[ears], ...levelFor(where, budget) };
}

function levelFor(
  where: NonNullable<FinderAnswers['where']>,
  budget: NonNullable<FinderAnswers['budget']>,
): { level: TechLevel; reason: TechLevel | 'saver' } {
  if (where === 'noise') {
    return budget === 'price'
      ? { level: 'advanced', reason: 'saver' }
      : { level: 'premium', reason: 'premium' };
  }
  if (where === 'small') {
    return { level: 'advanced', reason: 'advanced' };
  }
  return budget === 'best'
    ? { level: 'advanced', reason: 'advanced' }
    : { level: 'basic', reason: 'basic' };
}
