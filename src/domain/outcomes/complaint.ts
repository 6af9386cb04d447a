import type { AnsweredPage, DayAnswer } from '../sixty-days/answers';
import type { BenefitChange } from './benefit-change';

/**
 * What a customer complained of in the trial. `not_told`: of nothing. The reason of a return is text in the customer's
 * own words, which nobody can count; these taps come before it.
 */
export const complaints = [
  'little_gain',
  'whistles',
  'own_voice',
  'sore',
  'handling',
  'little_wear',
  'unhappy',
  'not_told',
] as const;
export type Complaint = (typeof complaints)[number];

const specific: Readonly<Partial<Record<DayAnswer, Complaint>>> = {
  whistles: 'whistles',
  own_voice: 'own_voice',
  sore: 'sore',
  one_hard: 'handling',
};

const general: Readonly<Partial<Record<DayAnswer, Complaint>>> = {
  under_2: 'little_wear',
  none: 'little_wear',
  unhappy: 'unhappy',
};

/**
 * One complaint of each person: no gain in their goals, or else the last one that names a cause, or else the last one
 * of the others.
 *
 * @param answers oldest first
 */
export function complaintOf(
  answers: readonly Pick<AnsweredPage, 'answer'>[],
  benefit: BenefitChange | null,
): Complaint {
  if (benefit === 'unsure' || benefit === 'worse') return 'little_gain';
  const lastOf = (words: typeof specific) => {
    const last = answers.findLast(({ answer }) => words[answer] !== undefined);
    return last && words[last.answer];
  };
  return lastOf(specific) ?? lastOf(general) ?? 'not_told';
}
