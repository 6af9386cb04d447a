import { countCatchTrials, fewestCatchTrials } from './catch-trials';
import { clearTones, closingTones, sideTones, toneInDoubt } from './clear-tones';
import { startFamiliarisation } from './familiarisation';
import {
  stages,
  type Check,
  type ProcedureState,
  type RunFlag,
  type Stage,
} from './procedure-state';
import { planRound, secondEar } from './rounds';
import type { EarSide } from './test-result';

/** Moves to the next stage that has something to do. */
export function advance(state: ProcedureState): ProcedureState {
  let next = enter(state, stageAfter(state.stage));
  while (next.stage !== 'done' && next.queue.length === 0 && next.checks.length === 0) {
    next = enter(next, stageAfter(next.stage));
  }
  return next;
}

/** The ear being measured; in the last stages, the ear of the present pitch. */
export function presentEar(state: ProcedureState): EarSide {
  const [task] = state.queue;
  if (task) return task.ear;
  return isOfFirstEar(state.stage) ? state.settings.firstEar : secondEar(state);
}

/** One more clear tone after the last of a stage, if silent slots or proof of attention are still missing. */
export function anotherClearTone(state: ProcedureState): readonly Check[] {
  if (state.stage === 'doubt') return toneInDoubt(state);
  if (countCatchTrials(state.trials) >= fewestCatchTrials) return [];
  return clearTones(state, state.settings.firstEar, 'closing').slice(0, 1);
}

/** Measures the present ear again from the start: its earlier levels no longer hold. */
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
    return enter({ ...emptied, measurements }, 'second-ear');
  }
  const measurements = state.measurements.filter(
    ({ round }) => round !== 'missing-extras' && round !== 'asymmetry' && round !== 'swapped',
  );
  return advance({ ...emptied, queue: [], stage: 'second-extras', measurements });
}

export function withFlag(state: ProcedureState, flag: RunFlag): ProcedureState {
  return state.flags.includes(flag) ? state : { ...state, flags: [...state.flags, flag] };
}

function enter(state: ProcedureState, stage: Stage): ProcedureState {
  const at = { ...state, stage, search: null };
  if (stage === 'done' || stage === 'familiarise') return { ...at, queue: [] };
  if (stage === 'sides') {
    return {
      ...at,
      queue: [],
      checks: sideTones(state),
      pauses: [...state.pauses, 'ears', 'sides'],
    };
  }
  if (stage === 'closing') return { ...at, queue: [], checks: closingTones(state) };
  if (stage === 'doubt') return { ...at, queue: [], checks: toneInDoubt(state) };
  const { queue, pause } = planRound(state, stage);
  return { ...at, queue, pauses: pause ? [...state.pauses, pause] : state.pauses };
}

function isOfFirstEar(stage: Stage): boolean {
  return stages.indexOf(stage) < stages.indexOf('second-ear');
}

function stageAfter(stage: Stage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? 'done';
}
