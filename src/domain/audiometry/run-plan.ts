import { countCatchTrials, fewestCatchTrials } from './catch-trials';
import { combinePoints } from './combined-points';
import { startFamiliarisation } from './familiarisation';
import type { Frequency } from './frequencies';
import {
  stages,
  type Check,
  type ProcedureSettings,
  type ProcedureState,
  type RunFlag,
  type Stage,
} from './procedure-state';
import { planRound, secondEar } from './rounds';
import {
  largestRiseDb,
  levelLimits,
  softestHelperLevelDb,
  softestLevelDb,
  type LevelLimits,
} from './safety';
import type { EarSide } from './test-result';

/** Pitches that a clearly audible tone is taken from, the surest first. */
const clearPitches: readonly Frequency[] = [1000, 500, 2000, 250, 4000, 8000];

const closingTonesPerEar = 2;

/** The levels a pitch may be played at by a headphone cup. */
export function limitsOf(
  settings: ProcedureSettings,
  channel: EarSide,
  hz: Frequency,
): LevelLimits {
  return levelLimits({
    zeroDbfs: settings.scale[channel][hz],
    isAnchored: settings.isAnchored,
    isSensitive: settings.isSensitive,
    softestDb: settings.isHelper ? softestHelperLevelDb : softestLevelDb,
  });
}

/** Goes on to the next stage that has something to do. */
export function advance(state: ProcedureState): ProcedureState {
  let next = enter(state, stageAfter(state.stage));
  while (next.stage !== 'done' && next.queue.length === 0 && next.checks.length === 0) {
    next = enter(next, stageAfter(next.stage));
  }
  return next;
}

/** The ear that is being measured; in the last stages it is the one of the present pitch. */
export function presentEar(state: ProcedureState): EarSide {
  const [task] = state.queue;
  if (task) return task.ear;
  return isOfFirstEar(state.stage) ? state.settings.firstEar : secondEar(state);
}

/** Tones 10 dB above thresholds of this ear, the surest first: none where none was found that leaves room for it. */
export function clearTones(
  state: ProcedureState,
  ear: EarSide,
  reason: Check['reason'],
): readonly Check[] {
  const points = combinePoints(state.measurements, ear);
  return clearPitches.flatMap((hz) => {
    const threshold = points.find((point) => point.hz === hz)?.db ?? null;
    const { loudestDb } = limitsOf(state.settings, ear, hz);
    if (threshold === null || threshold + largestRiseDb > loudestDb) return [];
    return [{ reason, ear, hz, levelDb: threshold + largestRiseDb, misses: 0 }];
  });
}

/** A test that ends with too few silent slots gets another clear tone, before which there can be one. */
export function anotherClosingTone(state: ProcedureState): readonly Check[] {
  if (countCatchTrials(state.trials) >= fewestCatchTrials) return [];
  return clearTones(state, state.settings.firstEar, 'closing').slice(0, 1);
}

/** Measures the present ear anew: its levels no longer mean what they did. */
export function discardEar(state: ProcedureState): ProcedureState {
  const ear = presentEar(state);
  const emptied = { ...state, search: null, checks: [] };
  if (state.stage === 'familiarise' || isOfFirstEar(state.stage)) {
    return {
      ...emptied,
      stage: 'familiarise',
      queue: [],
      familiarisation: startFamiliarisation(),
      measurements: [],
    };
  }
  if (state.stage === 'second-ear' || state.stage === 'second-extras') {
    const measurements = state.measurements.filter((one) => one.ear !== ear);
    return { ...enter({ ...emptied, measurements }, 'second-ear'), pauses: state.pauses };
  }
  const measurements = state.measurements.filter(
    ({ round }) => round !== 'asymmetry' && round !== 'swapped',
  );
  return advance({ ...emptied, queue: [], stage: 'second-extras', measurements });
}

export function withFlag(state: ProcedureState, flag: RunFlag): ProcedureState {
  return state.flags.includes(flag) ? state : { ...state, flags: [...state.flags, flag] };
}

function enter(state: ProcedureState, stage: Stage): ProcedureState {
  const at = { ...state, stage, search: null };
  if (stage === 'done' || stage === 'familiarise') return { ...at, queue: [] };
  if (stage === 'closing') return { ...at, queue: [], checks: closingTones(state) };
  const { queue, pause } = planRound(state, stage);
  return { ...at, queue, pauses: pause ? [...state.pauses, pause] : state.pauses };
}

/** Somebody who fell asleep on the way no longer hears what was easy in the beginning. */
function closingTones(state: ProcedureState): readonly Check[] {
  const ears = [state.settings.firstEar, secondEar(state)];
  return ears.flatMap((ear) => clearTones(state, ear, 'closing').slice(0, closingTonesPerEar));
}

function isOfFirstEar(stage: Stage): boolean {
  return stages.indexOf(stage) < stages.indexOf('second-ear');
}

function stageAfter(stage: Stage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? 'done';
}
