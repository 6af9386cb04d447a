import { resultOf } from '@/domain/audiometry/procedure-result';
import type { TestResult } from '@/domain/audiometry/test-result';
import { keepFinishedTest } from '../finished-test';
import { saveTest } from './saved-test';
import { closeSound } from './sound-actions';
import { useTakeStore, type Run } from './take-store';

/** The parsed result takes no longer names of browsers. */
const longestUserAgent = 400;

/** Makes the result of a run that is done, keeps it on this device and shows it. */
export function finishListening(run: Run) {
  const result = resultOf(run.procedure, {
    takenAt: new Date().toISOString(),
    device: deviceOf(run),
  });
  keepFinishedTest({ result, answers: run.answers });
  saveTest(null);
  closeSound();
  useTakeStore.setState({
    scene: 'results',
    run: null,
    view: null,
    waiting: null,
    finished: { result, answers: run.answers },
  });
}

function deviceOf({ sampleRate, answers }: Run): TestResult['device'] {
  return {
    sampleRate,
    headphone: answers.headphoneModel ?? answers.headphoneKind,
    userAgent: navigator.userAgent.slice(0, longestUserAgent),
  };
}
