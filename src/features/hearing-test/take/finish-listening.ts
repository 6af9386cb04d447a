import { withReference } from '@/domain/audiometry/calibration';
import { resultOf } from '@/domain/audiometry/procedure-result';
import type { TestResult } from '@/domain/audiometry/test-result';
import { keepFinishedTest, type FinishedTest } from '../finished-test';
import { saveTest } from './saved-test';
import { closeSound } from './sound-actions';
import { useTakeStore, type Run } from './take-store';

/** The parsed result takes no longer names of browsers. */
const longestUserAgent = 400;

/** The flag of a result that loud noise on the day before may have dulled: a doubt for its reader, no fault of the run. */
const loudNoiseFlag = 'loud-noise';

/** Makes the result of a run that is done, keeps it on this device and shows it. */
export function finishListening(run: Run) {
  const result = resultOfRun(run);
  const flags = run.answers.hadLoudNoise ? [...result.flags, loudNoiseFlag] : result.flags;
  showFinished({ result: { ...result, flags }, answers: run.answers });
}

/** The result that is shown from now on, also after a reload. */
export function showFinished(finished: FinishedTest) {
  keepFinishedTest(finished);
  saveTest(null);
  closeSound();
  useTakeStore.setState({ scene: 'results', run: null, view: null, waiting: null, finished });
}

/** With a helper's run the levels are dB HL; a helper who did not hear well leaves them relative, and the result says so. */
function resultOfRun(run: Run): TestResult {
  const about = { takenAt: new Date().toISOString(), device: deviceOf(run) };
  if (!run.own) return resultOf(run.procedure, about);
  const own = resultOf(run.own, about);
  const referred = withReference(own, resultOf(run.procedure, about));
  return referred.ok ? referred.result : { ...own, flags: [...own.flags, referred.code] };
}

function deviceOf({ sampleRate, answers }: Run): TestResult['device'] {
  return {
    sampleRate,
    headphone: answers.headphoneModel ?? answers.headphoneKind,
    userAgent: navigator.userAgent.slice(0, longestUserAgent),
  };
}
