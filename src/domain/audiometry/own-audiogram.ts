import { array, boolean, number, object } from 'yup';
import { isAsymmetric } from './asymmetry';
import { calibrationOf } from './calibration';
import { earOf } from './pure-tone-average';
import { testResultVersion, type EarSide, type Point, type TestResult } from './test-result';

/** Pitches a clinic's audiogram may name, in Hz. */
export const clinicFrequencies = [
  125, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000,
] as const;

/** The range a clinic's audiogram is drawn in, in dB HL. */
export const softestClinicDb = -10;
export const loudestClinicDb = 120;

/** One mark of a clinic's audiogram. `noResponse`: an arrow at it, nothing was heard at this level. */
export type AudiogramMark = { hz: number; db: number; noResponse?: boolean };

/** A clinic's audiogram as its owner typed it in or clicked it from paper. */
export type OwnAudiogram = Record<EarSide, AudiogramMark[]>;

const marks = array(
  object({
    hz: number().oneOf(clinicFrequencies).required(),
    db: number().min(softestClinicDb).max(loudestClinicDb).required(),
    noResponse: boolean().optional(),
  }),
)
  .max(clinicFrequencies.length)
  .required()
  .test('once', (list) => new Set(list.map(({ hz }) => hz)).size === list.length);

const ownAudiogram = object({ R: marks, L: marks }).test(
  'some',
  ({ R, L }) => R.length + L.length > 0,
);

/** Reads an audiogram that was typed in: each pitch once an ear, at least one mark; null for anything else. */
export function parseOwnAudiogram(value: unknown): OwnAudiogram | null {
  if (!ownAudiogram.isValidSync(value, { strict: true })) return null;
  return ownAudiogram.cast(value, { stripUnknown: true });
}

/** The flag of a result that was typed in: nothing of it was measured here. */
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
