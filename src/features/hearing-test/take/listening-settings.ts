import { modelScale, nominalScale } from '@/domain/audiometry/headphones';
import type { LevelScale } from '@/domain/audiometry/level';
import type { ProcedureSettings } from '@/domain/audiometry/procedure-state';
import type { Calibration } from '@/domain/audiometry/test-result';
import type { ListeningAnswers } from '@/domain/listening-answers';
import type { TakeState } from './take-store';

/** Standard deviation of published levels against a clinic's, in dB. */
const modelSdDb = 8;

/** Levels of a known model at a known volume, else what headphones have in common: then results stay relative. */
export function scaleOf({ headphoneModel, volumeStep }: ListeningAnswers): LevelScale {
  if (headphoneModel === null || volumeStep === null) return nominalScale();
  return modelScale(headphoneModel, volumeStep);
}

function calibrationOf(answers: ListeningAnswers, isAnchored: boolean): Calibration {
  if (answers.headphoneModel !== null && answers.volumeStep !== null) {
    return { mode: 'model', sdDb: modelSdDb };
  }
  return { mode: isAnchored ? 'anchored' : 'relative', sdDb: null };
}

/** What a run needs to know of the listener and the device. */
export function settingsFor(
  answers: ListeningAnswers,
  { isAnchored, sideCheck }: Pick<TakeState, 'isAnchored' | 'sideCheck'>,
): ProcedureSettings {
  return {
    firstEar: answers.betterEar ?? 'R',
    scale: scaleOf(answers),
    calibration: calibrationOf(answers, isAnchored),
    isAnchored,
    isSensitive: answers.isSensitive,
    isHelper: false,
    sideCheck,
  };
}

/** The helper's run: the same device, volume and order, down to softer tones. */
export function helperSettings(own: ProcedureSettings): ProcedureSettings {
  return { ...own, isSensitive: false, isHelper: true };
}
