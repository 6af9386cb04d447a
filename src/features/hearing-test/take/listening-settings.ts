import { shortestWaitSeconds } from '@/domain/audiometry/answers/answer-window';
import { calibrationOf } from '@/domain/audiometry/calibration';
import { modelScale, nominalScale } from '@/domain/audiometry/headphones';
import type { LevelScale } from '@/domain/audiometry/level';
import type { ProcedureSettings } from '@/domain/audiometry/procedure-state';
import { loudestStartDb } from '@/domain/audiometry/safety';
import type { CalibrationMode } from '@/domain/audiometry/test-result';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import type { TakeState } from './take-store';

/** The scale of a known model at a known volume, else the typical one of headphones: then results stay relative. */
export function scaleOf({ headphoneModel, volumeStep }: ListeningAnswers): LevelScale {
  if (headphoneModel === null || volumeStep === null) return nominalScale();
  return modelScale(headphoneModel, volumeStep);
}

function modeOf(answers: ListeningAnswers, isAnchored: boolean): CalibrationMode {
  if (answers.headphoneModel !== null && answers.volumeStep !== null) return 'model';
  return isAnchored ? 'anchored' : 'relative';
}

/** The settings of a run for this listener and device. */
export function settingsFor(
  answers: ListeningAnswers,
  take: Pick<TakeState, 'isAnchored' | 'sideCheck'> &
    Partial<Pick<TakeState, 'clearDb' | 'waitSeconds'>>,
): ProcedureSettings {
  const { isAnchored, sideCheck } = take;
  const { clearDb = loudestStartDb, waitSeconds = shortestWaitSeconds } = take;
  return {
    firstEar: answers.betterEar ?? 'R',
    scale: scaleOf(answers),
    calibration: calibrationOf(modeOf(answers, isAnchored)),
    isAnchored,
    isSensitive: answers.isSensitive,
    isHelper: false,
    sideCheck,
    clearDb,
    waitSeconds,
  };
}

/** Settings of the helper's run: the same device, volume and order, but with softer tones as well. */
export function helperSettings(own: ProcedureSettings): ProcedureSettings {
  return { ...own, isSensitive: false, isHelper: true };
}
