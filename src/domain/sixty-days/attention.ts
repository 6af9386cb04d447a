import type { AnsweredPage, DayAnswer } from './answers';
import { questionOf } from './answers';
import type { PlannedPage } from './plan';

/** Why staff should call a customer during the trial, the most urgent reason first. */
export const attentionReasons = ['unhappy', 'little_wear', 'silent'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Answers that need a call, by reason. */
const unhappyAnswers: ReadonlySet<DayAnswer> = new Set(['sore', 'unhappy', 'return']);
const littleWear: ReadonlySet<DayAnswer> = new Set(['not_yet', 'under_2', 'none']);

/** A page without an answer counts as silence only after this many days. */
const patienceDays = 2;

/** So many pages in a row without an answer are silence. */
const silentPages = 2;

type Progress = {
  /** Days since the delivery. */
  day: number;
  plan: readonly PlannedPage[];
  answers: readonly AnsweredPage[];
  /** The customer asked for a pause: silence is what they asked for. */
  isPaused: boolean;
  /** The last call: earlier answers and pages are dealt with. */
  lastCall: { at: string; day: number } | null;
};

/**
 * Why this customer should be called; empty when all is well. Wearing less than two hours, being unhappy and saying
 * nothing each go before a return.
 */
export function attentionOf(progress: Progress): AttentionReason[] {
  const is: Record<AttentionReason, boolean> = {
    unhappy: lastAnswers(progress, ['comfort', 'feeling', 'leaning']).some((answer) =>
      unhappyAnswers.has(answer),
    ),
    little_wear: lastAnswers(progress, ['start', 'wearing']).some((answer) =>
      littleWear.has(answer),
    ),
    silent: isSilent(progress),
  };
  return attentionReasons.filter((reason) => is[reason]);
}

/** The latest answer to any of these questions, if it came after the last call; at most one. */
function lastAnswers(
  { answers, lastCall }: Progress,
  questions: readonly (typeof questionOf)[keyof typeof questionOf][],
): DayAnswer[] {
  const last = answers
    .filter(({ page }) => questions.includes(questionOf[page]))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);
  if (!last) return [];
  const isDealtWith = lastCall !== null && Date.parse(last.at) <= Date.parse(lastCall.at);
  return isDealtWith ? [] : [last.answer];
}

function isSilent({ day, plan, answers, isPaused, lastCall }: Progress): boolean {
  if (isPaused) return false;
  const open = plan
    .filter((planned) => planned.day + patienceDays <= day)
    .filter((planned) => lastCall === null || planned.day > lastCall.day)
    .slice(-silentPages);
  const [first] = open;
  if (!first || open.length < silentPages) return false;
  // An answer to a later page ends the silence too.
  const since = plan.filter((planned) => planned.day >= first.day);
  return !since.some(({ page }) => answers.some((one) => one.page === page));
}

/** Sorts by the most urgent reason, then by the days that are left to decide. */
export function byUrgency(
  a: { reasons: readonly AttentionReason[]; daysLeft: number },
  b: { reasons: readonly AttentionReason[]; daysLeft: number },
): number {
  const rank = ({ reasons }: { reasons: readonly AttentionReason[] }) =>
    Math.min(...reasons.map((reason) => attentionReasons.indexOf(reason)));
  return rank(a) - rank(b) || a.daysLeft - b.daysLeft;
}
