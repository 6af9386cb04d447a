import { countCatchTrials, countFalseAlarms } from '../catch-trials';
import { limitsOf } from '../cup-limits';
import type { ByFrequency } from '../level';
import type { ProcedureState } from '../procedure-state';
import { judgeReliability } from '../reliability';
import { earSides } from '../test-result';
import { heardBy } from './cup-zeros';
import { medianHearing } from './hearing-by-age';
import { ageOf, type Helper } from './helper';

/** Why a helper's run is not used. Each is a flag of the result. */
export const helperRefusals = [
  'helper-unreliable',
  'helper-hears-too-little',
  'helper-levels-changed',
  'helper-hears-softest',
] as const;
export type HelperRefusal = (typeof helperRefusals)[number];

/** A threshold above this, in dB of the test's scale beyond the norm for their age, is not good hearing. */
const worstHelperDb = 35;
/** Limit for the difference between a helper's best and worst pitch, in dB. */
const worstHelperSpreadDb = 35;

/**
 * Level of the helper's practice tones, in dB of the test's scale: a helper who misses them hears too little to help.
 */
export const helperPracticeDb = 40;

const fewestHeard = 2 * 4;

/**
 * A pitch heard at the softest level may be heard even softer. With more such pitches than this, the zero is unknown.
 */
const mostAtSoftest = 7;

/** Presses in silent slots from which a run can no longer come out well. */
const falseAlarms = { fewest: 4, share: 0.25, fewestSlots: 8 };

/** Normal hearing at the helper's age, in dB HL by pitch. `takenAt`: ISO UTC. */
export function medianOf(helper: Helper, takenAt: string): ByFrequency {
  return medianHearing(ageOf(helper, new Date(takenAt).getUTCFullYear()), helper.sex);
}

type Runs = { own: ProcedureState; helper: ProcedureState };

/** Why a finished helper's run is not used; null when it is. `median`: what is normal at the helper's age. */
export function refusalOf({ own, helper: run }: Runs, median: ByFrequency): HelperRefusal | null {
  if (levelsChanged(own) || levelsChanged(run)) return 'helper-levels-changed';
  if (judgeReliability(run).reliability === 'poor') return 'helper-unreliable';
  const heard = beyondMedian(run, median);
  if (heard.length < fewestHeard || hearsTooLittle(heard)) return 'helper-hears-too-little';
  return atSoftest(run) > mostAtSoftest ? 'helper-hears-softest' : null;
}

/**
 * The same for a run in progress, as soon as it is certain, so that no helper listens for minutes in vain. 1000 Hz
 * comes first, so most who hear too little are told within the first minute.
 */
export function earlyRefusalOf(
  { own, helper: run }: Runs,
  median: ByFrequency,
): HelperRefusal | null {
  if (levelsChanged(own) || levelsChanged(run)) return 'helper-levels-changed';
  if (run.explained.includes('not-hearing')) return 'helper-hears-too-little';
  if (hearsTooLittle(beyondMedian(run, median)) || missed1000(run)) {
    return 'helper-hears-too-little';
  }
  if (atSoftest(run) > mostAtSoftest) return 'helper-hears-softest';
  const [hits, slots] = [countFalseAlarms(run.trials), countCatchTrials(run.trials)];
  const isGuessing =
    hits >= falseAlarms.fewest &&
    slots >= falseAlarms.fewestSlots &&
    hits / slots >= falseAlarms.share;
  return isGuessing ? 'helper-unreliable' : null;
}

/** Share of the helper's heard pitches that were heard at the softest level: 0 to 1. */
export function shareAtSoftest(run: ProcedureState): number {
  const heard = earSides.flatMap((cup) => heardBy(run, cup));
  return atSoftest(run) / Math.max(1, heard.length);
}

function atSoftest(run: ProcedureState): number {
  return earSides.flatMap((cup) =>
    heardBy(run, cup).filter(({ hz, db }) => db <= limitsOf(run.settings, cup, hz).softestDb),
  ).length;
}

/** Other headphones or another volume in the middle of a run: its two parts no longer share a scale. */
function levelsChanged({ flags }: ProcedureState): boolean {
  return flags.includes('device-changed') || flags.includes('level-changed');
}

function beyondMedian(run: ProcedureState, median: ByFrequency): number[] {
  return earSides.flatMap((cup) => heardBy(run, cup).map(({ hz, db }) => db - median[hz]));
}

function hearsTooLittle(heard: readonly number[]): boolean {
  return (
    Math.max(...heard) > worstHelperDb ||
    Math.max(...heard) - Math.min(...heard) > worstHelperSpreadDb
  );
}

/** Whether 1000 Hz, the most reliable pitch, was missed even when it was tried again. */
function missed1000({ measurements, queue }: ProcedureState): boolean {
  const last = measurements.findLast(({ hz }) => hz === 1000);
  const isPending = queue.some(({ hz, ear }) => hz === 1000 && ear === last?.ear);
  return last !== undefined && last.db === null && !isPending;
}
