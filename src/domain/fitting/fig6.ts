import { prescribe, soundLevelsDbSpl, type FittingRule, type GainsDb } from './fitting-rule';

/**
 * Input levels in dB SPL for which FIG6 states a formula. Killion's abstract of 1995 names the last one 90 instead of
 * 95 (Acoustical Society of America, 130th meeting, 3aPP9). With 90, loud speech would get up to about 2 dB less.
 */
const statedDbSpl = { low: 40, middle: 65, high: 95 } as const;

/**
 * Gain of FIG6 for speech of 40 dB SPL: none up to 20 dB HL, then the whole loss above 20, and half of it above 60
 * (Killion and Fikret-Pasa 1993, Hearing Journal 46:31-36). The three formulas are those of the 3D Tune-In toolkit
 * (`3dti_Toolkit/HAHLSimulation/Fig6Algorithm.cpp`).
 */
export function fig6LowGainDb(lossDbHl: number): number {
  if (lossDbHl <= 20) return 0;
  return lossDbHl <= 60 ? lossDbHl - 20 : lossDbHl - 20 - 0.5 * (lossDbHl - 60);
}

/** Gain of FIG6 for 65 dB SPL: 0.6 of the loss above 20 dB HL; above 60 dB HL, 0.8 of the loss less 23 dB. */
export function fig6MiddleGainDb(lossDbHl: number): number {
  if (lossDbHl <= 20) return 0;
  return lossDbHl <= 60 ? 0.6 * (lossDbHl - 20) : 0.8 * lossDbHl - 23;
}

/** Gain of FIG6 for 95 dB SPL: none up to 40 dB HL, then 0.1 · (loss − 40)^1.4. */
export function fig6HighGainDb(lossDbHl: number): number {
  return lossDbHl <= 40 ? 0 : 0.1 * (lossDbHl - 40) ** 1.4;
}

/** A straight line between two stated levels. */
function between(
  [fromDbSpl, fromGain]: readonly [number, number],
  [toDbSpl, toGain]: readonly [number, number],
  dbSpl: number,
): number {
  return fromGain + ((dbSpl - fromDbSpl) / (toDbSpl - fromDbSpl)) * (toGain - fromGain);
}

/**
 * FIG6 for our three levels. The paper has formulas for 40, 65 and 95 dB SPL; 50 and 80 are on straight lines between
 * them. That interpolation is ours.
 */
export function fig6GainsDb(lossDbHl: number): GainsDb {
  const low = [statedDbSpl.low, fig6LowGainDb(lossDbHl)] as const;
  const middle = [statedDbSpl.middle, fig6MiddleGainDb(lossDbHl)] as const;
  const high = [statedDbSpl.high, fig6HighGainDb(lossDbHl)] as const;
  return {
    soft: between(low, middle, soundLevelsDbSpl.soft),
    talk: middle[1],
    loud: between(middle, high, soundLevelsDbSpl.loud),
  };
}

export const fig6: FittingRule = {
  name: 'FIG6 (1993)',
  gainsDb: (thresholdsDbHl) => prescribe((hz) => fig6GainsDb(thresholdsDbHl[hz])),
};
