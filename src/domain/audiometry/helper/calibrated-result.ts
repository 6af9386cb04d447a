import { calibrationOf } from '../calibration';
import { resultOf } from '../procedure-result';
import type { ProcedureState } from '../procedure-state';
import { judgeReliability } from '../reliability';
import type { Calibration, TestResult } from '../test-result';
import { correctCups, cupZerosOf } from './cup-zeros';
import { addedSpread } from './hearing-by-age';
import { ageOf, type Helper } from './helper';
import { medianOf, refusalOf, shareAtSoftest, type HelperRefusal } from './helper-run';

/** Added standard deviation in dB where every pitch was heard at the softest level. Our own assumption. */
const atSoftestSdDb = 10;

/**
 * A result in dB HL: what the listener heard less what the helper heard in the same cup, less what is normal at the
 * helper's age (biological calibration). Ears, flags and reliability are derived from the corrected measurements. Both runs
 * must have used one scale. `takenAt`: ISO UTC.
 */
export function resultWithHelper(
  own: ProcedureState,
  helperRun: ProcedureState,
  about: { helper: Helper; takenAt: string; device: TestResult['device'] },
): { ok: true; result: TestResult } | { ok: false; code: HelperRefusal } {
  const median = medianOf(about.helper, about.takenAt);
  const code = refusalOf({ own, helper: helperRun }, median);
  if (code) return { ok: false, code };
  const corrected: ProcedureState = {
    ...own,
    settings: { ...own.settings, calibration: referenceOf(helperRun, about) },
    measurements: correctCups(own.measurements, cupZerosOf(helperRun, median)),
  };
  const result = resultOf(corrected, about);
  const isHelperSure = judgeReliability(helperRun).reliability === 'good';
  const isLowered = !isHelperSure && result.reliability === 'good';
  return { ok: true, result: isLowered ? { ...result, reliability: 'fair' } : result };
}

/**
 * The zero is less certain with an older helper, and with more pitches heard at the softest level, since it may lie
 * below that level.
 */
function referenceOf(
  helperRun: ProcedureState,
  { helper, takenAt }: { helper: Helper; takenAt: string },
): Calibration {
  const { mode, sdDb } = calibrationOf('reference');
  const age = ageOf(helper, new Date(takenAt).getUTCFullYear());
  const wider =
    (sdDb ?? 0) + addedSpread(age, helper.sex) + atSoftestSdDb * shareAtSoftest(helperRun);
  return { mode, sdDb: Math.round(10 * wider) / 10 };
}
