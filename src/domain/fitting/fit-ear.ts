import { frequencies, type Frequency } from '../audiometry/frequencies';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import { compressedNalR } from './compressed-nal-r';
import { correctedGainsDb, gainsOfWeekDb, type FittingChoices } from './corrections';
import type { FittingRule, GainsDb } from './fitting-rule';
import { outputLimitDbHl } from './output-limit';

/** One pitch of an ear's settings. All gains are insertion gains in dB. */
export type PitchTarget = {
  hz: Frequency;
  thresholdDbHl: number;
  /** The target, and where the true target for talking may be. */
  target: GainsDb;
  band: { lowDb: number; highDb: number };
  /** What the aid plays in the first week. */
  start: GainsDb;
  maximumOutputDbHl: number;
};

type EarToFit = {
  thresholdsDbHl: ByFrequency;
  /** Half width of the band around each threshold, in dB. */
  bandDb: number;
  /** Measured levels of discomfort in dB HL. */
  discomfortDbHl?: Partial<ByFrequency>;
  choices: FittingChoices;
  rule?: FittingRule;
};

/**
 * The settings of one ear. The band of a target is the target for thresholds that are all lower, and all higher, by
 * their own band: the error of a calibration is the same at every pitch, so the errors do not cancel out.
 */
export function fitEar({
  thresholdsDbHl,
  bandDb,
  discomfortDbHl = {},
  choices,
  rule = compressedNalR,
}: EarToFit): PitchTarget[] {
  const gainsFor = (shiftDb: number) =>
    rule.gainsDb(byFrequency((hz) => thresholdsDbHl[hz] + shiftDb));
  const [target, low, high] = [gainsFor(0), gainsFor(-bandDb), gainsFor(bandDb)];
  return frequencies.map((hz) => {
    const corrected = correctedGainsDb(target[hz], hz, choices);
    return {
      hz,
      thresholdDbHl: thresholdsDbHl[hz],
      target: corrected,
      band: {
        lowDb: correctedGainsDb(low[hz], hz, choices).talk,
        highDb: correctedGainsDb(high[hz], hz, choices).talk,
      },
      start: gainsOfWeekDb(corrected, 1, choices.isFirstTime),
      maximumOutputDbHl: outputLimitDbHl(thresholdsDbHl[hz], discomfortDbHl[hz] ?? null),
    };
  });
}
