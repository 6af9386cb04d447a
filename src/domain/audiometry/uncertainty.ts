import type { Calibration, Reliability, TestResult } from './test-result';

/**
 * Standard deviation of one threshold by the procedure alone, in dB. Two automated runs of one person differ with a
 * standard deviation of 4.9 dB (AMTAS, 2013), so one run has 4.9 / √2. The simulated listeners of
 * `npm run audiometry:simulate` come out steadier than people.
 */
const procedureSdDb = 3.5;

/**
 * Standard deviation in dB of one pitch against the others on headphones that were not measured. Our assumption: 5 for
 * each pitch by itself, 8 for a tilt towards either end (5.5 over all pitches), and a leak at 250 Hz.
 */
const responseSdDb = 7.5;

/**
 * High tones (4000 and 8000 Hz) and low ones (250 and 500 Hz) must differ by this much on such headphones before we
 * mention it: more than the band of a point. By that assumption, six of a hundred pairs of headphones alone cause such
 * a difference.
 */
export const clearTiltDb = 20;

/** Factor by which doubt about the answers widens the band. */
const doubt: Readonly<Record<Reliability, number>> = { good: 1, fair: 1.5, poor: 2.5 };

/** Half of the band is this many standard deviations: about 19 in 20 of the true thresholds lie in it. */
const bandWidth = 2;

const averagedPitches = 4;

/**
 * Half width in dB of the band drawn around each point: ± this. From procedure and calibration; where levels are
 * relative, from procedure and headphones.
 */
export function bandOf({ calibration, reliability }: TestResult): number {
  return (
    bandWidth * Math.hypot(procedureSdDb * doubt[reliability], calibration.sdDb ?? responseSdDb)
  );
}

/**
 * Standard deviation in dB of the average of four pitches: the procedure's errors partly cancel out; the calibration's
 * error is taken to be the same at all of them.
 */
export function averageSdOf({
  calibration,
  reliability,
}: {
  calibration: Calibration;
  reliability: Reliability;
}): number {
  const procedure = (procedureSdDb * doubt[reliability]) / Math.sqrt(averagedPitches);
  return Math.hypot(procedure, calibration.sdDb ?? 0);
}
