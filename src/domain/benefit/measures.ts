import type { PlannedPage } from '../sixty-days/plan';

/** When benefit is measured: before the hearing aids are worn, after two weeks, and after six. */
export const benefitMoments = ['before', 'week_2', 'week_6'] as const;
export type BenefitMoment = (typeof benefitMoments)[number];

/** What is measured. A further measure is a name here with its values, and a section of the page. */
export const benefitMeasures = ['goals', 'outcomes'] as const;
export type BenefitMeasure = (typeof benefitMeasures)[number];

/** How often the person can do it: hardly ever, sometimes, half the time, mostly, almost always. */
export const goalSteps = [1, 2, 3, 4, 5] as const;
export type GoalStep = (typeof goalSteps)[number];

/** In the manner of COSI, a person names at most five situations. Five are many to rate; four are drawn. */
export const maximumGoals = 4;
export const maximumGoalLength = 80;

/** A goal in the person's own words. */
export type Goal = { id: string; text: string };

/**
 * The seven questions on outcome, in the manner of the International Outcome Inventory for Hearing Aids (Cox et al.
 * 2000): use, benefit, what is left, worth, doing more, others, and enjoying life. Five is always best.
 */
export const outcomeQuestions = [
  'use',
  'help',
  'left',
  'worth',
  'doing',
  'others',
  'life',
] as const;
type OutcomeQuestion = (typeof outcomeQuestions)[number];

/** One measurement. */
export type BenefitRecord =
  | {
      measure: 'goals';
      moment: BenefitMoment;
      at: string;
      values: Readonly<Record<string, GoalStep>>;
    }
  | {
      measure: 'outcomes';
      moment: BenefitMoment;
      at: string;
      values: Readonly<Record<OutcomeQuestion, GoalStep>>;
    };

/** The first two days count as before: nobody has got used to the sound yet. */
const lastDayOfBefore = 1;

/** Six weeks are day 42; the page about them opens three days later. */
const weekSixLead = 3;

/**
 * The measurement that is open now; null when none is.
 *
 * @param day days since the delivery; null before it
 */
export function openMoment(day: number | null, plan: readonly PlannedPage[]): BenefitMoment | null {
  if (day === null || day <= lastDayOfBefore) return 'before';
  const dayOf = (page: PlannedPage['page']) => plan.find((planned) => planned.page === page)?.day;
  const six = dayOf('day_45');
  if (six !== undefined && day >= six - weekSixLead) return 'week_6';
  const two = dayOf('day_14');
  return two !== undefined && day >= two ? 'week_2' : null;
}

/** Before the hearing aids are worn there is nothing to ask about them. */
export function measuresAt(moment: BenefitMoment): readonly BenefitMeasure[] {
  return moment === 'before' ? ['goals'] : benefitMeasures;
}
