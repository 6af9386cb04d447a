import { asymmetricPair, differAsAWhole, pairDiffers } from './asymmetry';
import { agreementDb, combinePoints, thresholdBeside } from './combined-points';
import { isFrequency, mainFrequencies, type Frequency } from './frequencies';
import type { Measurement, PauseReason, ProcedureState, Round, Task } from './procedure-state';
import type { EarSide, Point } from './test-result';

/** If 4000 and 8000 Hz differ by this much in dB, the pitch between them is measured (ASHA). */
const steepDb = 20;

/** A missed pitch is unexpected when a neighbouring one is heard this much softer, in dB. */
const unexpectedDb = 15;

export function secondEar({ settings }: ProcedureState): EarSide {
  return otherSide(settings.firstEar);
}

export function otherSide(side: EarSide): EarSide {
  return side === 'R' ? 'L' : 'R';
}

/** The pitches that a stage has to measure, and the instruction before it. */
export function planRound(
  state: ProcedureState,
  round: Round,
): { queue: readonly Task[]; pause: PauseReason | null } {
  const first = state.settings.firstEar;
  const second = secondEar(state);
  switch (round) {
    case 'first-ear':
      return { queue: tasks(round, first, mainFrequencies), pause: null };
    case 'repeat':
      return { queue: tasks(round, first, [1000]), pause: null };
    case 'retest':
      return planRetest(state);
    case 'first-extras':
      return { queue: tasks(round, first, extrasOf(state, first)), pause: null };
    case 'second-ear':
      return { queue: tasks(round, second, mainFrequencies), pause: null };
    case 'second-extras': {
      const pitches = [...extrasOf(state, second), ...unmatched(state, first)];
      return { queue: tasks(round, second, [...new Set(pitches)]), pause: null };
    }
    case 'missing-extras':
      return { queue: tasks(round, first, unmatched(state, second)), pause: null };
    case 'asymmetry':
      return { queue: planAgain(state, round), pause: null };
    case 'swapped': {
      const queue = planAgain(state, round);
      return { queue, pause: queue.length > 0 ? 'swap' : null };
    }
  }
}

/** Change of 1000 Hz after the break, in dB; null before it was measured twice. */
export function repeatDifference(measurements: readonly Measurement[]): number | null {
  const repeat = measurements.find(({ round }) => round === 'repeat');
  const difference = repeat ? differenceFromBefore(measurements, repeat) : null;
  return difference === null ? null : Math.abs(difference);
}

/**
 * Measures the other pitches of the first ear again in the same order, until `holdsAfterBreak`. The listener is asked
 * to check the headphones only where 1000 Hz was further off than ISO 8253-1 allows.
 */
function planRetest(state: ProcedureState): { queue: readonly Task[]; pause: PauseReason | null } {
  const difference = repeatDifference(state.measurements);
  if (difference === null || holdsAfterBreak(state.measurements)) return { queue: [], pause: null };
  const ear = state.settings.firstEar;
  const measured = state.measurements.filter((one) => one.ear === ear).map(({ hz }) => hz);
  const rest = [...new Set(measured)].filter((hz) => hz !== 1000);
  return {
    queue: tasks('retest', ear, rest),
    pause: difference > agreementDb ? 'repeat-differs' : null,
  };
}

/**
 * Whether the levels of the first ear still hold after the break. A changed volume moves all pitches the same way,
 * chance does not. So the differences of repeated pitches are added up with their sign, and each further pitch may be
 * off by `agreementDb`: a sequential test (Wald) of no change against one of 10 dB. One pitch has to be the same. True
 * where nothing was measured again.
 */
export function holdsAfterBreak(measurements: readonly Measurement[]): boolean {
  const differences = measurements.flatMap((one) => {
    if (one.round !== 'repeat' && one.round !== 'retest') return [];
    return differenceFromBefore(measurements, one) ?? [];
  });
  const sum = differences.reduce((total, db) => total + db, 0);
  return Math.abs(sum) <= agreementDb * Math.max(0, differences.length - 1);
}

/** How many dB softer a repeated pitch came out than before the break; null where either is unknown. */
function differenceFromBefore(
  measurements: readonly Measurement[],
  again: Measurement,
): number | null {
  const before = measurements.find(
    ({ round, ear, hz }) => round === 'first-ear' && ear === again.ear && hz === again.hz,
  );
  const [earlier, later] = [levelOf(before), levelOf(again)];
  return earlier === null || later === null ? null : later - earlier;
}

/**
 * Where the ears differ, the two pitches that differ most are measured again in both ears; if they still differ, once
 * more with the headphones turned round, which shows whether the ear or the cup is the cause.
 */
function planAgain(state: ProcedureState, round: 'asymmetry' | 'swapped'): readonly Task[] {
  if (state.settings.isHelper) return [];
  const ears = [state.settings.firstEar, secondEar(state)];
  const right = combinePoints(state.measurements, 'R');
  const left = combinePoints(state.measurements, 'L');
  if (round === 'asymmetry') {
    const pair = asymmetricPair(right, left)?.filter(isFrequency) ?? [];
    return ears.flatMap((ear) => tasks(round, ear, pair));
  }
  const again = state.measurements.filter((one) => one.round === 'asymmetry');
  const [lower, upper] = [...new Set(again.map(({ hz }) => hz))].sort((a, b) => a - b);
  if (lower === undefined || upper === undefined) return [];
  const isStill = pairDiffers([lower, upper], right, left) || differAsAWhole(right, left);
  if (!isStill) return [];
  const turned = ears.flatMap((ear) => tasks(round, ear, [lower, upper]));
  return turned.map((task) => ({ ...task, channel: otherSide(task.ear) }));
}

/**
 * Whether a pitch is tried once more at the end of its round, because it may have been a lapse: it was given up, or
 * missed although its neighbour was heard much softer.
 */
export function isTriedAgain(before: readonly Measurement[], found: Measurement): boolean {
  const { ear, hz, round, db, triedDb } = found;
  const isSecond = before.some((one) => one.ear === ear && one.hz === hz && one.round === round);
  if (db !== null || isSecond) return false;
  const beside = thresholdBeside(before, ear, hz);
  return triedDb === null || (beside !== null && triedDb - beside >= unexpectedDb);
}

function extrasOf(state: ProcedureState, ear: EarSide): Frequency[] {
  if (state.settings.isHelper) return [];
  const points = combinePoints(state.measurements, ear);
  const [lower, upper] = [levelAt(points, 4000), levelAt(points, 8000)];
  const isSteep = lower !== null && upper !== null && Math.abs(lower - upper) >= steepDb;
  return isSteep ? [6000] : [];
}

/** Pitches measured in this ear only: ears can be compared only where both have a level. */
function unmatched({ measurements }: ProcedureState, ear: EarSide): Frequency[] {
  const pitchesOf = (side: EarSide) =>
    measurements.filter((one) => one.ear === side).map(({ hz }) => hz);
  const other = new Set(pitchesOf(otherSide(ear)));
  return [...new Set(pitchesOf(ear))].filter(
    (hz) => !other.has(hz) && !mainFrequencies.some((main) => main === hz),
  );
}

function levelAt(points: readonly Point[], hz: number): number | null {
  const point = points.find((candidate) => candidate.hz === hz);
  return point?.db ?? point?.triedDb ?? null;
}

function levelOf(measurement: Measurement | undefined): number | null {
  return measurement?.db ?? measurement?.triedDb ?? null;
}

function tasks(round: Round, ear: EarSide, pitches: readonly Frequency[]): Task[] {
  return pitches.map((hz) => ({ ear, channel: ear, hz, round }));
}
