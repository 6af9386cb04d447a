import { frequencies, type Frequency } from '../audiometry/frequencies';
import type { CalibrationMode } from '../audiometry/test-result';
import type { PitchTarget } from './fit-ear';

/** How far a gain may be from its target, in dB, and count as fitted: ± 5 up to 2000 Hz, ± 8 above. */
function toleranceDb(hz: Frequency): number {
  return hz <= 2000 ? 5 : 8;
}

/** Pitches that are judged: those of a real-ear measurement. */
const judgedUpToHz = 4000;

/** Whether gains for talking are within tolerance of the true targets at every judged pitch. */
export function isWithinTolerance(
  found: readonly PitchTarget[],
  truth: readonly PitchTarget[],
): boolean {
  return frequencies
    .filter((hz) => hz <= judgedUpToHz)
    .every((hz) => {
      const [one, other] = [found, truth].map((targets) => targets.find((at) => at.hz === hz));
      if (!one || !other) return false;
      return Math.abs(one.target.talk - other.target.talk) <= toleranceDb(hz);
    });
}

/**
 * Share of sheets within tolerance by what the levels are based on, in percent. From simulated listeners
 * (`tolerance.test.ts`); null where a sheet is refused.
 */
export const shareWithinTolerance: Readonly<Record<CalibrationMode, number | null>> = {
  clinical: 98,
  reference: 84,
  model: 67,
  anchored: null,
  relative: null,
};
