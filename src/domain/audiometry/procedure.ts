import { countFalseAlarms } from './catch-trials';
import { earlyPressesOf, mostEarlyShare } from './answers/early-presses';
import { isFutile } from './answers/futility';
import { answerFamiliarisation, startFamiliarisation } from './familiarisation';
import { clearTones, sideTones } from './clear-tones';
import { limitsOf } from './cup-limits';
import { searchOf } from './presentation';
import type {
  Check,
  Measurement,
  PauseReason,
  Presentation,
  ProcedureSettings,
  ProcedureState,
  Response,
  Task,
} from './procedure-state';
import { holdsAfterBreak, isTriedAgain, secondEar } from './rounds';
import { advance, anotherClearTone, discardEar, presentEar, withFlag } from './run-plan';
import { testResultVersion, type Trial, type TrialState } from './test-result';
import { answerSearch, type SearchOutcome } from './threshold-search';

/** Early presses are judged only from this number of slots on. */
const slotsToJudgeEarly = 10;

const falseAlarmsToExplain = 2;

/** Starts a run; nothing has been played yet. Everything it needs later is in `settings`. */
export function startProcedure(settings: ProcedureSettings): ProcedureState {
  return {
    version: testResultVersion,
    settings,
    stage: 'familiarise',
    queue: [],
    search: null,
    familiarisation: startFamiliarisation(),
    checks: [],
    pauses: [],
    explained: [],
    measurements: [],
    trials: [],
    listenedSeconds: 0,
    flags: [],
  };
}

/** Applies the answer to one presentation. One that was broken off is logged and comes again. */
export function answerTrial(
  before: ProcedureState,
  presentation: Presentation,
  response: Response,
): ProcedureState {
  const trial = trialOf(presentation, response);
  const { gapSeconds, toneSeconds } = presentation;
  const listenedSeconds = before.listenedSeconds + gapSeconds + toneSeconds;
  const state = { ...before, listenedSeconds, trials: [...before.trials, trial] };
  if (trial.state !== 'scored') return state;
  const next = score(state, presentation, response.heard);
  return isFutile(next) ? stopEarly(next) : explainIfNeeded(next);
}

/** The listener is ready again. `isDeclined`: the headphones were not put on the other way round. */
export function resume(state: ProcedureState, { isDeclined = false } = {}): ProcedureState {
  const [reason, ...pauses] = state.pauses;
  const next = { ...state, pauses };
  if (reason === 'device-changed') return withFlag(discardEar(next), 'device-changed');
  if (reason !== 'swap' || !isDeclined) return next;
  return advance(withFlag({ ...next, queue: [] }, 'swap-declined'));
}

/**
 * The run was interrupted: the page was left or reloaded, the sound stopped, or the listener paused. The slot that was
 * playing is not answered. Before the test goes on, a tone the ear has heard before shows whether levels still hold; on
 * another device the ear is measured again from the start.
 */
export function interrupt(
  state: ProcedureState,
  reason: 'interrupted' | 'device-changed',
): ProcedureState {
  if (state.stage === 'done') return state;
  const paused = withPause(state, reason);
  if (reason !== 'interrupted' || state.checks.length > 0) return paused;
  return { ...paused, checks: clearTones(state, presentEar(state), 'interruption').slice(0, 1) };
}

function score(state: ProcedureState, presentation: Presentation, heard: boolean): ProcedureState {
  const { kind, levelDb } = presentation;
  const [check] = state.checks;
  const [task] = state.queue;
  if (kind === 'side' && check) return scoreSide(state, check, heard);
  if (kind === 'check' && check) return scoreCheck(state, check, heard);
  if (kind === 'familiarise') return scoreFamiliarisation(state, presentation, heard);
  if (kind === 'tone' && task) return scoreTone(state, task, levelDb, heard);
  return state;
}

function scoreFamiliarisation(
  state: ProcedureState,
  { channel, hz, levelDb }: Presentation,
  heard: boolean,
): ProcedureState {
  if (!state.familiarisation) return state;
  const limits = limitsOf(state.settings, channel, hz);
  const answered = answerFamiliarisation({ ...state.familiarisation, levelDb }, heard, limits);
  const { outcome } = answered;
  if (outcome?.kind === 'ready') {
    return advance({ ...state, familiarisation: { ...answered.state, levelDb: outcome.levelDb } });
  }
  const next = { ...state, familiarisation: answered.state };
  return outcome ? explain(next, 'not-hearing') : next;
}

function scoreTone(
  state: ProcedureState,
  task: Task,
  levelDb: number,
  heard: boolean,
): ProcedureState {
  const limits = limitsOf(state.settings, task.channel, task.hz);
  const { search, outcome } = answerSearch({ ...searchOf(state, task), levelDb }, heard, limits);
  if (!outcome) return { ...state, search };
  const measurement = measurementOf(task, outcome, search.presented);
  const measurements = [...state.measurements, measurement];
  const isSettled = task.round === 'retest' && holdsAfterBreak(measurements);
  const rest = isSettled ? [] : state.queue.slice(1);
  const queue = isTriedAgain(state.measurements, measurement) ? [...rest, task] : rest;
  const next = { ...state, measurements, queue, search: null };
  return queue.length > 0 ? next : advance(next);
}

/**
 * After a first wrong answer the listener checks the headphones and both tones come again; after a second one it is
 * unknown which ear wears which cup.
 */
function scoreSide(state: ProcedureState, check: Check, heard: boolean): ProcedureState {
  const isRight = heard === (check.ear === secondEar(state));
  if (isRight) return afterChecks({ ...state, checks: state.checks.slice(1) });
  if (check.misses > 0) return afterChecks(withFlag({ ...state, checks: [] }, 'sides-changed'));
  const checks = sideTones(state).map((one) => ({ ...one, misses: 1 }));
  return withPause({ ...state, checks }, 'sides-again');
}

function scoreCheck(state: ProcedureState, check: Check, heard: boolean): ProcedureState {
  const rest = state.checks.slice(1);
  if (heard) return afterChecks({ ...state, checks: rest });
  if (check.misses === 0) return { ...state, checks: [{ ...check, misses: 1 }, ...rest] };
  if (check.reason === 'closing') {
    return afterChecks(withFlag({ ...state, checks: rest }, 'missed-clear-tones'));
  }
  const isFirst = !state.flags.includes('level-changed');
  const flagged = withFlag({ ...state, checks: rest }, 'level-changed');
  return isFirst ? discardEar(flagged) : afterChecks(flagged);
}

function afterChecks(state: ProcedureState): ProcedureState {
  if (state.checks.length > 0) return state;
  if (state.stage === 'sides') return advance(state);
  if (state.stage !== 'closing' && state.stage !== 'doubt') return state;
  const checks = anotherClearTone(state);
  return checks.length > 0 ? { ...state, checks } : advance(state);
}

function measurementOf(task: Task, outcome: SearchOutcome, n: number): Measurement {
  return {
    ...task,
    n,
    db: outcome.kind === 'threshold' ? outcome.db : null,
    triedDb: outcome.kind === 'no-response' ? outcome.triedDb : null,
  };
}

function trialOf(presentation: Presentation, response: Response): Trial {
  const { kind, ear, channel, hz, levelDb, dbfs } = presentation;
  const { heard, latencyMs, earlyPresses, onset = null } = response;
  const state: TrialState = response.aborted ? 'aborted' : 'scored';
  return {
    kind,
    ear,
    channel,
    hz,
    db: levelDb,
    dbfs,
    onset,
    heard,
    latencyMs,
    earlyPresses,
    state,
  };
}

/** Ends the test early: nothing that could still follow would change the worth of its result. */
function stopEarly(state: ProcedureState): ProcedureState {
  const stopped = { ...state, stage: 'done', queue: [], checks: [], search: null } as const;
  return withFlag({ ...stopped, pauses: ['futile'] }, 'stopped-early');
}

function explainIfNeeded(state: ProcedureState): ProcedureState {
  if (countFalseAlarms(state.trials) >= falseAlarmsToExplain) return explain(state, 'false-alarms');
  const { early, slots } = earlyPressesOf(state.trials);
  const isOften = slots >= slotsToJudgeEarly && early / slots > mostEarlyShare;
  return isOften ? explain(state, 'early-presses') : state;
}

function explain(state: ProcedureState, reason: PauseReason): ProcedureState {
  if (state.explained.includes(reason)) return state;
  return withPause({ ...state, explained: [...state.explained, reason] }, reason);
}

function withPause(state: ProcedureState, reason: PauseReason): ProcedureState {
  return state.pauses.includes(reason) ? state : { ...state, pauses: [...state.pauses, reason] };
}
