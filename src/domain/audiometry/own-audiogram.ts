import { isAsymmetric } from './asymmetry';
import { calibrationOf } from './calibration';
import { earOf } from './pure-tone-average';
import { testResultVersion, type EarSide, type Point, type TestResult } from './test-result';

/** Pitches a clinic's audiogram may name, in Hz. */
export const clinicFrequencies = [
  125, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000,
] as const;

/** The level range of a clinic's audiogram, in dB HL. */
export const softestClinicDb = -10;
export const loudestClinicDb = 120;

/** One mark of a clinic's audiogram. `noResponse`: an arrow at it, nothing was heard at this level. */
export type AudiogramMark = { hz: number; db: number; noResponse?: boolean };

/** A clinic's audiogram as its owner typed it in or clicked it from paper. */
export type OwnAudiogram = Record<EarSide, AudiogramMark[]>;

/** Flag of a result that was typed in; none of it was measured here. */
const enteredFlag = 'entered';

/** A clinic's audiogram in the shape of a result. `takenAt`: when the clinic made it, ISO UTC. */
export function resultOfAudiogram(audiogram: OwnAudiogram, takenAt: string): TestResult {
  const right = pointsOf(audiogram.R);
  const left = pointsOf(audiogram.L);
  return {
    version: testResultVersion,
    takenAt,
    calibration: calibrationOf('clinical'),
    ears: { R: earOf(right), L: earOf(left) },
    reliability: 'good',
    flags: isAsymmetric(right, left) ? [enteredFlag, 'asymmetry'] : [enteredFlag],
    device: { sampleRate: 0 },
  };
}

function pointsOf(found: readonly AudiogramMark[]): Point[] {
  return [...found]
    .sort((a, b) => a.hz - b.hz)
    .map(({ hz, db, noResponse }) =>
      noResponse ? { hz, db: null, noResponse, triedDb: db, n: 0 } : { hz, db, n: 0 },
    );
}
