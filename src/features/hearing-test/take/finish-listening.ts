import { resultWithHelper } from '@/domain/audiometry/helper/calibrated-result';
import type { HelperRefusal } from '@/domain/audiometry/helper/helper-run';
import { resultOf } from '@/domain/audiometry/procedure-result';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import { keepFinishedTest, type FinishedTest } from '../finished-test';
import { saveTest } from './saved-test';
import { closeSound } from './sound-actions';
import { useTakeStore, type Run } from './take-store';

/** The result's schema accepts no longer browser names. */
const longestUserAgent = 400;

/**
 * Flag of a result that loud noise on the day before may have affected: a doubt for its reader, not a fault of the run.
 */
const loudNoiseFlag = 'loud-noise';

/** Creates the result of a finished run, stores it on this device and shows it. */
export function finishListening(run: Run) {
  showResult(resultOfRun(run), run.answers);
}

/** Finishes without the helper's part; `refusal` tells in the result why it was left out. */
export function finishWithoutHelper({ own, ...run }: Run, refusal: HelperRefusal | null) {
  const result = resultOf(own ?? run.procedure, aboutRun(run));
  const flags = refusal ? [...result.flags, refusal] : result.flags;
  showResult({ ...result, flags }, run.answers);
}

/** Shows the result and removes the helper's details. */
function showResult(result: TestResult, answers: ListeningAnswers) {
  const flags = answers.hadLoudNoise ? [...result.flags, loudNoiseFlag] : result.flags;
  showFinished({ result: { ...result, flags }, answers: { ...answers, helper: null } });
}

/** Sets the result that is shown from now on, even after a reload. */
export function showFinished(finished: FinishedTest) {
  keepFinishedTest(finished);
  saveTest(null);
  closeSound();
  useTakeStore.setState({
    scene: 'results',
    run: null,
    view: null,
    waiting: null,
    helperRefusal: null,
    finished,
  });
}

/** With a helper's run the levels are dB HL; if it cannot be used they stay relative, and a flag tells why. */
function resultOfRun(run: Run): TestResult {
  const about = aboutRun(run);
  const { helper } = run.answers;
  if (!run.own || !helper) return resultOf(run.own ?? run.procedure, about);
  const calibrated = resultWithHelper(run.own, run.procedure, { ...about, helper });
  if (calibrated.ok) return calibrated.result;
  const own = resultOf(run.own, about);
  return { ...own, flags: [...own.flags, calibrated.code] };
}

function aboutRun(run: Pick<Run, 'sampleRate' | 'answers'>) {
  return { takenAt: new Date().toISOString(), device: deviceOf(run) };
}

function deviceOf({
  sampleRate,
  answers,
}: Pick<Run, 'sampleRate' | 'answers'>): TestResult['device'] {
  return {
    sampleRate,
    headphone: answers.headphoneModel ?? answers.headphoneKind,
    userAgent: navigator.userAgent.slice(0, longestUserAgent),
  };
}
