import { outcomeQuestions, type BenefitRecord, type Goal, type GoalStep } from './measures';

/**
 * Two of five steps count as a change, one step as chance. The COSI of Dillon, James and Ginis (J Am Acad Audiol 8,
 * 1997, 27–43) has steps of the same kind and a good, but not perfect, agreement when people rate twice; a person who
 * wavers between two neighbouring words moves one step without any change. The number two is our cautious reading and
 * not a figure of that paper.
 */
const clearSteps = 2;

/** From here on a goal is reached: "mostly" or "almost always". */
const reachedStep = 4;

/** On each of the seven questions, three is neither good nor bad. */
const middle = 3;

/** An answer from here down is a clear no. */
const clearNo = 2;

/** What became of one goal. `reached_before`: it was easy before, so it can tell nothing. */
type GoalChangeKind = 'better' | 'worse' | 'unsure' | 'reached_before';

export type GoalChange = {
  goal: Goal;
  before: GoalStep;
  now: GoalStep;
  /** Positive when the person can do it more often. */
  steps: number;
  kind: GoalChangeKind;
};

/** `unknown`: something needed is missing, so we say nothing. */
export const verdicts = ['keep', 'adjust', 'return', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Compares the goals that were rated both times. */
export function goalChanges(
  goals: readonly Goal[],
  before: Readonly<Record<string, GoalStep>>,
  now: Readonly<Record<string, GoalStep>>,
): GoalChange[] {
  return goals.flatMap((goal) => {
    const [first, last] = [before[goal.id], now[goal.id]];
    if (first === undefined || last === undefined) return [];
    return [{ goal, before: first, now: last, steps: last - first, kind: kindOf(first, last) }];
  });
}

function kindOf(before: GoalStep, now: GoalStep): GoalChange['kind'] {
  const steps = now - before;
  if (steps >= clearSteps) return 'better';
  if (steps <= -clearSteps) return 'worse';
  return before >= reachedStep && now >= reachedStep ? 'reached_before' : 'unsure';
}

export type Benefit = {
  changes: readonly GoalChange[];
  /** The answers to the seven questions now, by question; null when they were not answered. */
  outcomes: Readonly<Record<(typeof outcomeQuestions)[number], GoalStep>> | null;
  verdict: Verdict;
};

/** The last record of a measure, among those of these moments. */
export function lastRecord<Measure extends BenefitRecord['measure']>(
  records: readonly BenefitRecord[],
  measure: Measure,
  moments: readonly BenefitRecord['moment'][],
): Extract<BenefitRecord, { measure: Measure }> | null {
  const found = moments.flatMap((moment) =>
    records.filter((record) => record.measure === measure && record.moment === moment),
  );
  return (found.at(-1) as Extract<BenefitRecord, { measure: Measure }> | undefined) ?? null;
}

/** Before and after of one person, and what we would do. */
export function benefitOf(goals: readonly Goal[], records: readonly BenefitRecord[]): Benefit {
  const before = lastRecord(records, 'goals', ['before']);
  const now = lastRecord(records, 'goals', ['week_2', 'week_6']);
  const changes = before && now ? goalChanges(goals, before.values, now.values) : [];
  const outcomes = lastRecord(records, 'outcomes', ['week_2', 'week_6'])?.values ?? null;
  return { changes, outcomes, verdict: verdictOf(changes, outcomes) };
}

/**
 * What we would do, honest in each direction. A clear loss, or no clear gain together with poor answers, is never
 * called a success; a gain in most goals is never talked down. In between we would change the settings first.
 */
function verdictOf(changes: readonly GoalChange[], outcomes: Benefit['outcomes']): Verdict {
  const telling = changes.filter(({ kind }) => kind !== 'reached_before');
  if (telling.length === 0 || outcomes === null) return 'unknown';
  const better = telling.filter(({ kind }) => kind === 'better').length;
  const worse = telling.filter(({ kind }) => kind === 'worse').length;
  const answers = outcomeQuestions.map((question) => outcomes[question]);
  const mean = answers.reduce<number>((sum, answer) => sum + answer, 0) / answers.length;
  const isGood = mean >= middle && outcomes.worth > clearNo && outcomes.help > clearNo;
  const isOpen = telling.some(({ kind, now }) => kind !== 'better' && now < reachedStep);
  if (better === 0 && !isGood) return 'return';
  return worse > 0 || isOpen || !isGood ? 'adjust' : 'keep';
}
