import { mainFrequencies } from './frequencies';
import type { ProcedureState, Stage } from './procedure-state';
import { presentEar } from './run-plan';
import type { EarSide } from './test-result';

/** Progress of a run. `pitch` of `pitches` is of the present ear, both from 1; `share` of the whole, 0 to 1. */
export type Progress = {
  stage: Stage;
  ear: EarSide;
  pitch: number;
  pitches: number;
  share: number;
};

/** Where each stage ends, as a share of the whole: in most runs the short stages have nothing to do. */
const ends: Readonly<Record<Stage, number>> = {
  familiarise: 0.03,
  'first-ear': 0.45,
  'first-extras': 0.46,
  sides: 0.47,
  repeat: 0.52,
  retest: 0.53,
  'second-ear': 0.94,
  'second-extras': 0.95,
  'missing-extras': 0.955,
  asymmetry: 0.97,
  closing: 0.975,
  doubt: 0.98,
  swapped: 1,
  done: 1,
};

/** Where each stage begins, as a share of the whole. */
const before: Readonly<Record<Stage, number>> = {
  familiarise: 0,
  'first-ear': ends.familiarise,
  'first-extras': ends['first-ear'],
  sides: ends['first-extras'],
  repeat: ends.sides,
  retest: ends.repeat,
  'second-ear': ends.retest,
  'second-extras': ends['second-ear'],
  'missing-extras': ends['second-extras'],
  asymmetry: ends['missing-extras'],
  closing: ends.asymmetry,
  doubt: ends.closing,
  swapped: ends.doubt,
  done: 1,
};

export function progressOf(state: ProcedureState): Progress {
  const { stage, queue, settings, measurements } = state;
  const ear = presentEar(state);
  // 1000 Hz is measured twice in the first ear.
  const planned = mainFrequencies.length + (ear === settings.firstEar ? 1 : 0);
  const measured = measurements.filter((one) => one.ear === ear).length;
  const pitches = Math.max(planned, measured + queue.filter((task) => task.ear === ear).length);
  const ofStage = measurements.filter(({ round }) => round === stage).length;
  const within = queue.length > 0 ? ofStage / (ofStage + queue.length) : 0;
  const share = before[stage] + (ends[stage] - before[stage]) * within;
  return { stage, ear, pitch: Math.min(measured + 1, pitches), pitches, share };
}
