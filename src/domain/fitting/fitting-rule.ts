import type { Frequency } from '../audiometry/frequencies';
import type { ByFrequency } from '../audiometry/level';

/** Loudness of speech for which a sheet has targets, by its overall level in dB SPL: soft, talking, loud. */
export const soundLevelsDbSpl = { soft: 50, talk: 65, loud: 80 } as const;
export type SoundLevel = keyof typeof soundLevelsDbSpl;
export const soundLevels = ['soft', 'talk', 'loud'] as const satisfies readonly SoundLevel[];

/** Insertion gain in dB for each loudness. */
export type GainsDb = Readonly<Record<SoundLevel, number>>;

/** Insertion gain in dB by pitch and loudness. */
export type PrescribedGains = Readonly<Record<Frequency, GainsDb>>;

/**
 * A rule that turns an audiogram into gain. The rules in this folder are published formulas. NAL-NL2 and DSL v5 are
 * proprietary: a shop with a licence adds them behind this type.
 */
export type FittingRule = {
  /** Written on the sheet, so that an old sheet still says how it was made. */
  name: string;
  /** @param thresholdsDbHl of one ear, every pitch filled in */
  gainsDb(thresholdsDbHl: ByFrequency): PrescribedGains;
};

/** Builds a table of gains from a gain for one pitch. */
export function prescribe(gainsAt: (hz: Frequency) => GainsDb): PrescribedGains {
  return {
    250: gainsAt(250),
    500: gainsAt(500),
    1000: gainsAt(1000),
    2000: gainsAt(2000),
    3000: gainsAt(3000),
    4000: gainsAt(4000),
    6000: gainsAt(6000),
    8000: gainsAt(8000),
  };
}
