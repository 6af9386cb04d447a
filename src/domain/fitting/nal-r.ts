import type { Frequency } from '../audiometry/frequencies';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import { prescribe, type FittingRule } from './fitting-rule';

/**
 * The constant k of NAL-R in dB by pitch: the same numbers as in openMHA (`mha/tools/mfiles/NalRP.m`) and pyclarity
 * (`clarity/enhancer/nalr.py`). The paper ends at 6000 Hz. For 8000 Hz we keep the value of 6000 Hz, as the R package
 * SII does: an extrapolation, and the least certain of the eight.
 */
const pitchConstantDb: ByFrequency = {
  250: -17,
  500: -8,
  1000: 1,
  2000: -1,
  3000: -2,
  4000: -2,
  6000: -2,
  8000: -2,
};

/** Share of the three-pitch average, and of the loss at the pitch itself, that becomes gain. */
const averageShare = 0.15;
const ownShare = 0.31;

/**
 * Insertion gain in dB by NAL-R, before anything is cut off at 0: X + 0.31·H(f) + k(f), X = 0.15·(H500 + H1000 +
 * H2000) / 3 (Byrne and Dillon 1986, Ear and Hearing 7:257-265). The rule is linear: the gain is the same for soft and
 * loud speech. Above an average of 60 dB HL its successor NAL-RP adds 0.2 dB for each dB (Byrne, Parkinson and Newall
 * 1990, Ear and Hearing 11:40-49); we do not, because our aids end at 60 and 70 dB HL.
 */
export function rawNalRGainDb(thresholdsDbHl: ByFrequency, hz: Frequency): number {
  const average = (thresholdsDbHl[500] + thresholdsDbHl[1000] + thresholdsDbHl[2000]) / 3;
  return averageShare * average + ownShare * thresholdsDbHl[hz] + pitchConstantDb[hz];
}

/** NAL-R by pitch, never below 0: an aid cannot make sound softer. */
function nalRGainsDb(thresholdsDbHl: ByFrequency): ByFrequency {
  return byFrequency((hz) => Math.max(0, rawNalRGainDb(thresholdsDbHl, hz)));
}

export const nalR: FittingRule = {
  name: 'NAL-R (1986)',
  gainsDb(thresholdsDbHl) {
    const gains = nalRGainsDb(thresholdsDbHl);
    return prescribe((hz) => ({ soft: gains[hz], talk: gains[hz], loud: gains[hz] }));
  },
};
