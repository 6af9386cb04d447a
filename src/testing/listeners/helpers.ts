import { frequencies } from '@/domain/audiometry/frequencies';
import { medianHearing, type HelperSex } from '@/domain/audiometry/helper/hearing-by-age';
import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import type { Rng } from '@/domain/audiometry/procedure-state';
import { bothEars, type TrueHearing } from './audiograms';
import { normalRandom } from './seeded-random';

/**
 * Spread of the thresholds of otologically normal people aged 18, as a standard deviation in dB: ISO 7029:2000, mean of
 * both sides and sexes, rounded, less 3 dB of measurement error.
 */
const spreadAt18: ByFrequency = {
  250: 4.9,
  500: 4.5,
  1000: 4.5,
  2000: 5.5,
  3000: 6,
  4000: 6.6,
  6000: 7.7,
  8000: 9,
};

/** The spread grows with the median loss, by this share of it (ISO 7029:2000, mean of both sides). */
const spreadByMedian = 0.4;

/** Share of the spread that all pitches of one person have in common. Our assumption. */
const inCommon = 0.35;

/** The thresholds of a helper of this age, in dB HL. */
export function helperHearing(age: number, sex: HelperSex, rng: Rng): TrueHearing {
  const median = medianHearing(age, sex);
  const common = normalRandom(rng);
  const own = new Map(frequencies.map((hz) => [hz, normalRandom(rng)]));
  return bothEars(
    byFrequency((hz) => {
      const deviation = Math.sqrt(inCommon) * common + Math.sqrt(1 - inCommon) * (own.get(hz) ?? 0);
      return median[hz] + (spreadAt18[hz] + spreadByMedian * median[hz]) * deviation;
    }),
  );
}
