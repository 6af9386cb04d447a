import { readDoctorAdvice } from '@/client/storage/doctor-advice';
import { nextStep } from '@/domain/audiometry/presentation';
import { answerTrial, resume, startProcedure } from '@/domain/audiometry/procedure';
import type { ProcedureSettings, ProcedureState } from '@/domain/audiometry/procedure-state';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import { seededRandom } from '@/testing/listeners/seeded-random';
import { readFinishedTest } from '../finished-test';
import { finishListening, finishWithoutHelper } from './finish-listening';
import { helperSettings, settingsFor } from './listening-settings';
import { readSavedTest, saveTest } from './saved-test';
import { useTakeStore, type Run } from './take-store';

const answers: ListeningAnswers = {
  listener: 'me',
  hadLoudNoise: false,
  isSensitive: false,
  betterEar: null,
  headphoneKind: 'wireless',
  headphoneModel: null,
  volumeStep: null,
  helper: { birthYear: 2006, sex: 'woman' },
};

const settings = settingsFor(answers, {
  isAnchored: true,
  sideCheck: { correct: 6, of: 6 },
  clearDb: 60,
});

/** A run of a listener who hears everything from this level on, at every pitch. */
function runOf(own: ProcedureSettings, hearsFrom: number): ProcedureState {
  const rng = seededRandom(7);
  let state = startProcedure(own);
  for (let slot = 0; slot < 400; slot += 1) {
    const step = nextStep(state, rng);
    if (step.step === 'done') return state;
    if (step.step === 'pause') state = resume(state, { isDeclined: true });
    else {
      const isAsked = step.kind !== 'side' || step.ear !== own.firstEar;
      const heard = step.kind !== 'catch' && isAsked && step.levelDb >= hearsFrom;
      const latencyMs = heard ? 500 : null;
      const response = { heard, latencyMs, earlyPresses: 0, aborted: false };
      state = answerTrial(state, step, response);
    }
  }
  throw new Error('The run never ended');
}

function finish(
  own: ProcedureState | null,
  procedure: ProcedureState,
  told: Partial<ListeningAnswers> = {},
) {
  const run: Run = {
    answers: { ...answers, ...told },
    clearDb: 40,
    isAnchored: true,
    sampleRate: 48_000,
    own,
    procedure,
  };
  saveTest(run);
  finishListening(run);
  return readFinishedTest()?.result;
}

beforeEach(() => localStorage.clear());

it('keeps the result where a reload finds it, and forgets the test that led to it', () => {
  const result = finish(null, runOf(settings, 30));
  expect(result).toMatchObject({
    calibration: { mode: 'anchored', sdDb: null },
    device: { sampleRate: 48_000, headphone: 'wireless' },
    ears: { R: { pta4: 30 }, L: { pta4: 30 } },
  });
  expect(readSavedTest()).toBeNull();
  expect(useTakeStore.getState()).toMatchObject({ scene: 'results', run: null });
});

it('notes that loud noise the day before may have dulled what was heard', () => {
  const procedure = runOf(settings, 30);
  expect(finish(null, procedure)?.flags).not.toContain('loud-noise');
  expect(finish(null, procedure, { hadLoudNoise: true })?.flags).toContain('loud-noise');
});

it('leads to a doctor from the moment on that a red flag was found', () => {
  finish(null, runOf(settings, 200));
  expect(readDoctorAdvice()).toEqual({ sources: { result: 'soon' }, isAcknowledged: false });
  finish(null, runOf(settings, 30));
  expect(readDoctorAdvice()).toBeNull();
});

it('takes what a helper with good hearing heard off the listener’s levels', () => {
  const result = finish(runOf(settings, 45), runOf(helperSettings(settings), 5));
  expect(result).toMatchObject({
    calibration: { mode: 'reference', sdDb: expect.closeTo(5, 0) },
    ears: { R: { pta4: 40 }, L: { pta4: 40 } },
  });
});

it('forgets who the helper was', () => {
  finish(runOf(settings, 45), runOf(helperSettings(settings), 5));
  expect(readFinishedTest()?.answers).toEqual({ ...answers, helper: null });
});

it('gives the listener their own result when the helper was stopped on the way, with the reason', () => {
  const own = runOf(settings, 45);
  const begun = startProcedure(helperSettings(settings));
  const run: Run = {
    answers,
    clearDb: 40,
    isAnchored: true,
    sampleRate: 48_000,
    own,
    procedure: begun,
  };
  finishWithoutHelper(run, 'helper-unreliable');
  expect(readFinishedTest()?.result).toMatchObject({
    calibration: { mode: 'anchored', sdDb: null },
    ears: { R: { pta4: 45 } },
    flags: ['helper-unreliable'],
  });
  finishWithoutHelper(run, null);
  expect(readFinishedTest()?.result.flags).toEqual([]);
});

it('leaves the levels relative when the helper does not hear well, and says so', () => {
  const result = finish(runOf(settings, 45), runOf(helperSettings(settings), 50));
  expect(result?.calibration).toEqual({ mode: 'anchored', sdDb: null });
  expect(result?.ears.R.pta4).toBe(45);
  expect(result?.flags).toContain('helper-hears-too-little');
});
