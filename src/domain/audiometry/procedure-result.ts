import { combinePoints } from './combined-points';
import type { ProcedureState } from './procedure-state';
import { earOf } from './pure-tone-average';
import { testResultVersion, type TestResult } from './test-result';

/** What a run came to. `takenAt`: ISO UTC; `device`: what it was played with. */
export function resultOf(
  state: ProcedureState,
  about: { takenAt: string; device: TestResult['device'] },
): TestResult {
  return {
    version: testResultVersion,
    takenAt: about.takenAt,
    calibration: state.settings.calibration,
    ears: {
      R: earOf(combinePoints(state.measurements, 'R')),
      L: earOf(combinePoints(state.measurements, 'L')),
    },
    reliability: state.stage === 'done' && state.flags.length === 0 ? 'good' : 'poor',
    flags: [...state.flags],
    device: about.device,
    trials: [...state.trials],
  };
}
