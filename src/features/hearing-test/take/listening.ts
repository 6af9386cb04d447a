import { nextStep } from '@/domain/audiometry/presentation';
import { answerTrial, interrupt, resume, startProcedure } from '@/domain/audiometry/procedure';
import type {
  PauseReason,
  Presentation,
  ProcedureState,
} from '@/domain/audiometry/procedure-state';
import { helperSettings, settingsFor } from './listening-settings';
import { finishListening, finishWithoutHelper } from './finish-listening';
import { refuseHelper, troubleWithHelper } from './helper-turn';
import { saveTest } from './saved-test';
import { closeSound, ensureSound, hushSound } from './sound-actions';
import { watchInterruptions } from './sound/watch-interruptions';
import { answersOf, freshTake, useTakeStore, type Cause, type Run } from './take-store';
import { createTrialRunner, type TrialAnswer, type TrialRunner } from './trial-runner';
import { isSameView, viewOf } from './listening-view';

/** The run that is playing now; null while it waits. */
type Live = { runner: TrialRunner; unwatch: () => void; step: Presentation | null };
let live: Live | null = null;

/** Starts the test with the results of the scenes before. */
export function startListening(): Promise<void> {
  const { draft, clearDb, isAnchored, sideCheck, waitSeconds, player } = useTakeStore.getState();
  const answers = answersOf(draft);
  const settings = settingsFor(answers, { isAnchored, sideCheck, clearDb, waitSeconds });
  keep({
    answers,
    clearDb,
    isAnchored,
    sampleRate: player?.context.sampleRate ?? 0,
    procedure: startProcedure(settings),
    own: null,
  });
  return listen();
}

/** Handles a press of the listener's button. */
export function press() {
  live?.runner.press();
}

/**
 * Interrupts the test with immediate silence. The slot that was playing is not scored; it comes again when the test
 * continues.
 */
export function breakIn(cause: Cause) {
  const run = useTakeStore.getState().run;
  if (!live || !run) return;
  const { step } = live;
  endLive();
  hushSound();
  // A new context may have another rate, and only a new one shows what is connected now.
  if (cause === 'device') closeSound();
  const noted = step ? answerTrial(run.procedure, step, brokenOff) : run.procedure;
  keep({ ...run, procedure: interrupt(noted, 'interrupted') });
  useTakeStore.setState({ scene: 'pause', waiting: { for: 'interruption', cause } });
}

/** Continues when the listener is ready; call it in a click. */
export async function goOn({ isDeclined = false } = {}): Promise<void> {
  const player = await ensureSound();
  const { run } = useTakeStore.getState();
  if (!player || !run) return;
  const { sampleRate } = player.context;
  // Another rate means another device, whatever the listener noticed.
  if (sampleRate !== run.sampleRate) return changeHeadphones();
  keep({ ...run, procedure: resumeAll(run.procedure, isDeclined) });
  return listen();
}

/** Other headphones have another scale: the volume is set again, and this ear starts from the beginning. */
export async function changeHeadphones(): Promise<void> {
  const player = await ensureSound();
  const { run } = useTakeStore.getState();
  if (!player || !run) return;
  const procedure = interrupt(run.procedure, 'device-changed');
  keep({ ...run, sampleRate: player.context.sampleRate, procedure });
  useTakeStore.setState({ scene: 'volume', isAnchored: false });
}

/** Skips the helper's run: the listener's own run is the result. */
export function skipHelper() {
  const { run } = useTakeStore.getState();
  if (run?.own) finishWithoutHelper(run, null);
}

/** Leaves the test: silences and closes the sound. A test saved on the device is read again at the next visit. */
export function leaveRoom() {
  if (live) breakIn('hidden');
  closeSound();
  useTakeStore.setState(freshTake);
}

async function listen(): Promise<void> {
  const player = await ensureSound();
  if (!player) return;
  endLive();
  const own: Live = {
    runner: createTrialRunner(player),
    unwatch: watchInterruptions(player, breakIn),
    step: null,
  };
  live = own;
  useTakeStore.setState({ scene: 'listening', waiting: null });
  while (live === own) await playNext(own);
}

async function playNext(own: Live): Promise<void> {
  const { run } = useTakeStore.getState();
  if (!run) return endLive();
  const trouble = troubleWithHelper(run);
  if (trouble) {
    endLive();
    return refuseHelper(trouble);
  }
  showView(run.procedure);
  const step = nextStep(run.procedure, Math.random);
  if (step.step === 'pause') return waitFor(step.reason);
  if (step.step === 'done') return finish(run);
  own.step = step;
  const answer = await own.runner.run({
    tone:
      step.dbfs === null
        ? null
        : { channel: step.channel, hz: step.hz, dbfs: step.dbfs, isAnchored: run.isAnchored },
    seconds: step.toneSeconds,
    gap: step.gapSeconds,
    wait: run.procedure.settings.waitSeconds,
  });
  if (live !== own) return undefined;
  if (!answer) return breakIn('sound');
  own.step = null;
  keep({ ...run, procedure: answerTrial(run.procedure, step, responseOf(answer)) });
}

function waitFor(reason: PauseReason) {
  endLive();
  if (reason === 'interrupted' || reason === 'device-changed') {
    useTakeStore.setState({ scene: 'pause', waiting: { for: 'interruption', cause: 'user' } });
  } else useTakeStore.setState({ scene: 'pause', waiting: { for: reason } });
}

function finish(run: Run) {
  endLive();
  // A helper cannot improve a run that ended early.
  const isOver = run.own !== null || run.procedure.flags.includes('stopped-early');
  if (!run.answers.helper || isOver) return finishListening(run);
  const settings = helperSettings(run.procedure.settings);
  const handedOver = { ...run, own: run.procedure, procedure: startProcedure(settings) };
  keep(handedOver);
  const trouble = troubleWithHelper(handedOver);
  if (trouble) return refuseHelper(trouble);
  useTakeStore.setState({ scene: 'pause', waiting: { for: 'helper' } });
}

function endLive() {
  live?.runner.abort();
  live?.unwatch();
  live = null;
}

/** Stores the current run, here and for a later visit. */
function keep(run: Run) {
  useTakeStore.setState({ run });
  saveTest(run);
}

/** The screen changes only when a pitch is done: nothing moves or speaks while a tone may play. */
function showView(procedure: ProcedureState) {
  const next = viewOf(procedure);
  const { view } = useTakeStore.getState();
  if (!view || !isSameView(view, next)) useTakeStore.setState({ view: next });
}

function resumeAll(procedure: ProcedureState, isDeclined: boolean): ProcedureState {
  let next = resume(procedure, { isDeclined });
  while (next.pauses.includes('interrupted') || next.pauses.includes('device-changed')) {
    next = resume(next);
  }
  return next;
}

function responseOf({ onset, heard, latencyMs, earlyPresses }: TrialAnswer) {
  return { onset, heard, latencyMs, earlyPresses, aborted: false };
}

const brokenOff = { heard: false, latencyMs: null, earlyPresses: 0, aborted: true };
