import { frequencies, type Frequency } from '../frequencies';
import { byFrequency, type ByFrequency } from '../level';

export const helperSexes = ['woman', 'man', 'unsaid'] as const;
/** `unsaid`: the helper prefers not to say; the mean of both is used. */
export type HelperSex = (typeof helperSexes)[number];

/** Up to this age in years, median hearing is taken as 0 dB HL. */
const youngAge = 18;

/**
 * ISO 7029:2000 (the same data as ISO 7029:1984), dB per square year beyond 18. Checked against the medians at 70 that
 * AMLAB-Wakayama/gammachirp-filterbank quotes from it (`hearing-by-age.test.ts`); the standard itself was not at hand.
 */
const alpha: Readonly<Record<'woman' | 'man', ByFrequency>> = {
  man: {
    250: 0.003,
    500: 0.0035,
    1000: 0.004,
    2000: 0.007,
    3000: 0.0115,
    4000: 0.016,
    6000: 0.018,
    8000: 0.022,
  },
  woman: {
    250: 0.003,
    500: 0.0035,
    1000: 0.004,
    2000: 0.006,
    3000: 0.0075,
    4000: 0.009,
    6000: 0.012,
    8000: 0.015,
  },
};

/** Median threshold of otologically normal people in dB HL, by pitch: alpha · (age − 18)². `age` in years, up to 70. */
export function medianHearing(age: number, sex: HelperSex): ByFrequency {
  const years = Math.max(0, age - youngAge);
  return byFrequency((hz) => alphaOf(sex, hz) * years ** 2);
}

/**
 * How much more individuals differ as they age, as a share of the median: 0.445 on the worse side and 0.356 on the better
 * one (ISO 7029:2000), here their mean.
 */
const spreadShare = (0.445 + 0.356) / 2;

/**
 * At 45 the medians of ISO 7029:2017 are lower by 0.3 of these values, over all pitches. Which edition fits a helper
 * better is unknown, so half of that counts as doubt.
 */
const editionShare = 0.15;

/**
 * The added uncertainty of the zero compared with a helper of 18, as a standard deviation in dB: individuals differ
 * more, and the editions of the standard disagree. Averaged over the pitches of a test.
 */
export function addedSpread(age: number, sex: HelperSex): number {
  const median = medianHearing(age, sex);
  const mean = frequencies.reduce((sum, hz) => sum + median[hz], 0) / frequencies.length;
  return (spreadShare + editionShare) * mean;
}

function alphaOf(sex: HelperSex, hz: Frequency): number {
  return sex === 'unsaid' ? (alpha.woman[hz] + alpha.man[hz]) / 2 : alpha[sex][hz];
}
