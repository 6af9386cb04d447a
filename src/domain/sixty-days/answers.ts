import type { DayPage } from './plan';

/** How long the hearing aids were worn, in taps. */
const wearingSpans = ['under_2', '2_to_4', '4_to_8', 'over_8', 'none'] as const;
export type WearingSpan = (typeof wearingSpans)[number];

/** The questions of the day pages, and the answers to tap. */
export const dayAnswers = {
  start: ['both_in', 'one_hard', 'not_yet'],
  wearing: wearingSpans,
  comfort: ['fine', 'sore', 'own_voice', 'whistles'],
  feeling: ['glad', 'mixed', 'unhappy'],
  leaning: ['keep', 'unsure', 'return'],
} as const;
export type DayQuestion = keyof typeof dayAnswers;
export type DayAnswer = (typeof dayAnswers)[DayQuestion][number];

/** The one question of each page. */
export const questionOf: Readonly<Record<DayPage, DayQuestion>> = {
  day_0: 'start',
  day_1: 'wearing',
  day_3: 'comfort',
  day_7: 'wearing',
  day_14: 'feeling',
  day_30: 'wearing',
  day_45: 'feeling',
  day_53: 'leaning',
};

/** Whether this is an answer to the question of that page. */
export function isAnswerOf(page: DayPage, answer: string): answer is DayAnswer {
  return dayAnswers[questionOf[page]].some((known) => known === answer);
}

/** One answered page. */
export type AnsweredPage = {
  page: DayPage;
  answer: DayAnswer;
  /** ISO UTC. */
  at: string;
};
