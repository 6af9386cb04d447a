import { countCatchTrials, fewestCatchTrials, isSilentSlot } from './catch-trials';
import { thresholdBeside, thresholdOf } from './combined-points';
import type { Frequency } from './frequencies';
import type { Presentation, ProcedureState, Rng, Step, Task } from './procedure-state';
import { progressOf } from './progress';
import { secondEar } from './rounds';
import { limitsOf } from './cup-limits';
import { clampDbfs, clampLevel, loudestStartDb, toneGain } from './safety';
import type { EarSide, TrialKind } from './test-result';
import { startSearch, type Search } from './threshold-search';

/** ISO 8253-1: a tone of one to two seconds, in gaps that vary and are never shorter. */
export const toneSeconds = 1;

/** No tone begins before the answer window of the last one has closed and this long has passed. Seconds. */
const afterWindowSeconds = 0.2;
const gapSpreadSeconds = 1.8;

/** A search begins this far above what is expected, and never softer than `softestStartDb`. */
const aboveExpectedDb = 15;
const softestStartDb = 20;

/** After the break the pitch is familiar, so a smaller step above the known level soon shows whether it still holds. */
const aboveKnownDb = 5;

/** After the familiarisation, the search begins this far below the level at which the tone was heard. */
const belowFamiliarDb = 10;

/** A slot before the random choices; a silent slot uses the same values as the tone it replaces. */
type Slot = {
  kind: Exclude<TrialKind, 'catch'>;
  ear: EarSide;
  channel: EarSide;
  hz: Frequency;
  levelDb: number;
  isStart: boolean;
};

/**
 * The next step. The state does not change: `answerTrial` is told which presentation was answered, so a run that was
 * stored and restored simply asks again. The gap counts from the end of the tone before.
 */
export function nextStep(state: ProcedureState, rng: Rng): Step {
  const [pause] = state.pauses;
  if (pause) return { step: 'pause', reason: pause };
  const slot = slotOf(state);
  if (!slot) return { step: 'done' };
  const isSilent = mayBeSilent(state, slot) && isSilentNow(state, rng);
  return present(state, slot, isSilent, rng);
}

/**
 * The search of the present pitch; a new one begins 15 dB above the expected level, or after the break 5 dB above the
 * level found before.
 */
export function searchOf(state: ProcedureState, task: Task): Search {
  return state.search ?? startSearch(startLevel(state, task));
}

function slotOf(state: ProcedureState): Slot | null {
  const [check] = state.checks;
  if (check) {
    const { ear, hz, levelDb, reason } = check;
    const kind = reason === 'sides' ? 'side' : 'check';
    return { kind, ear, channel: ear, hz, levelDb, isStart: false };
  }
  const { familiarisation, settings } = state;
  if (state.stage === 'familiarise' && familiarisation) {
    const ear = settings.firstEar;
    const { levelDb } = familiarisation;
    return { kind: 'familiarise', ear, channel: ear, hz: 1000, levelDb, isStart: false };
  }
  const [task] = state.queue;
  if (!task) return null;
  const search = searchOf(state, task);
  const { ear, channel, hz } = task;
  const isStart = search.presented === 0;
  return { kind: 'tone', ear, channel, hz, levelDb: search.levelDb, isStart };
}

function present(state: ProcedureState, slot: Slot, isSilent: boolean, rng: Rng): Presentation {
  const { settings } = state;
  const { ear, channel, hz } = slot;
  const levelDb = clampLevel(slot.levelDb, limitsOf(settings, channel, hz), {
    previousDb: previousLevel(state, slot),
    isStart: slot.isStart,
    isFamiliarising: slot.kind === 'familiarise',
  });
  const wanted = clampDbfs(settings.scale[channel][hz] + levelDb, settings);
  const dbfs = isSilent ? null : wanted;
  return {
    step: 'present',
    kind: isSilent ? 'catch' : slot.kind,
    ear,
    channel,
    hz,
    levelDb,
    dbfs,
    gain: toneGain(dbfs, settings),
    gapSeconds: settings.waitSeconds + afterWindowSeconds + rng() * gapSpreadSeconds,
    toneSeconds,
  };
}

function mayBeSilent(state: ProcedureState, slot: Slot): boolean {
  return slot.kind === 'tone' || (slot.kind === 'check' && isEnding(state));
}

function isEnding({ stage }: ProcedureState): boolean {
  return stage === 'closing' || stage === 'doubt';
}

function isSilentNow(state: ProcedureState, rng: Rng): boolean {
  const isLate = isEnding(state) && countCatchTrials(state.trials) < fewestCatchTrials;
  if (isLate) return state.trials.at(-1)?.kind !== 'catch';
  return isSilentSlot(state.trials, progressOf(state).share, rng);
}

/** Level of the last tone in this ear: of this pitch, else of any. The side check was heard before the test. */
function previousLevel(state: ProcedureState, { kind, ear, hz }: Slot): number | null {
  if (kind === 'side') return state.settings.clearDb;
  const tones = state.trials.filter((trial) => trial.kind !== 'catch' && trial.ear === ear);
  const last = tones.findLast((trial) => trial.hz === hz) ?? tones.at(-1);
  return last?.db ?? null;
}

function startLevel(state: ProcedureState, task: Task): number {
  const { ear, hz, round } = task;
  const known = thresholdOf(state.measurements, ear, hz);
  if (known !== null && (round === 'repeat' || round === 'retest')) return known + aboveKnownDb;
  const expected = expectedThreshold(state, task);
  return expected === null ? loudestStartDb : Math.max(softestStartDb, expected);
}

function expectedThreshold(state: ProcedureState, { ear, hz }: Task): number | null {
  const { measurements, familiarisation } = state;
  const known = thresholdOf(measurements, ear, hz);
  if (known !== null) return known + aboveExpectedDb;
  // Not the last pitch's level: 500 Hz follows 8000 Hz, and an ear with a high-frequency loss would be startled.
  const beside = thresholdBeside(measurements, ear, hz);
  if (beside !== null) return beside + aboveExpectedDb;
  if (ear !== secondEar(state)) {
    return familiarisation ? familiarisation.levelDb - belowFamiliarDb : null;
  }
  const inOther = thresholdOf(measurements, state.settings.firstEar, hz);
  return inOther === null ? null : inOther + aboveExpectedDb;
}
