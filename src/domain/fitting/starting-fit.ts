import type { ByFrequency } from '../audiometry/level';

/**
 * Thresholds of a starting fit in dB HL: N2 of the standard audiograms, a mild to moderate loss as most people who come
 * have it (Bisgaard, Vlaming and Dahlquist 2010, Trends in Amplification 14:113-120; IEC 60118-15). 8000 Hz is not
 * defined there and repeats 6000 Hz.
 */
export const startingThresholdsDbHl: ByFrequency = {
  250: 20,
  500: 20,
  1000: 25,
  2000: 35,
  3000: 40,
  4000: 45,
  6000: 50,
  8000: 50,
};
