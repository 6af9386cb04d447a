import type { Frequency } from '../audiometry/frequencies';
import type { ByFrequency } from '../audiometry/level';
import type { EarSide } from '../audiometry/test-result';
import { soundLevels, type GainsDb, type SoundLevel } from './fitting-rule';

/** What closes the ear canal: an open dome lets low sounds in and out, a closed one keeps them. */
export const domes = ['open', 'closed'] as const;
export type Dome = (typeof domes)[number];

/** Facts about a fitting that change its targets. */
export type FittingChoices = {
  /** Both ears get an aid. */
  isPair: boolean;
  dome: Dome;
  /** The customer has not worn hearing aids before. */
  isFirstTime: boolean;
};

/**
 * Two aids sound louder than one. NAL-NL2 takes off 2 dB for soft input, up to 6 dB for loud (Keidser and others 2011,
 * Audiology Research 1:e24). Wearers differ less between one aid and two than such a correction says (Keidser and
 * others 2012, Trends in Amplification 16:211-223). NAL-R itself has none. We take off the smallest published value at
 * every level, so that the compression stays as it is.
 */
const pairCorrectionDb = -2;

/**
 * Share of the prescribed gain that an open dome can hold. Low sounds leak out of it: real-ear gain at 250 Hz is lost,
 * and at 500 Hz most of it (Dillon 2012, Hearing Aids, 2nd edition, chapter 5). The two shares are our own rounding.
 */
const openShare: Partial<ByFrequency> = { 250: 0, 500: 0.5 };

/** How far below the target a first-time user starts, and the step of each week after the first. */
const firstTimeStartDb = -3;
const weeklyStepDb = 1;

/** The gains of one pitch after pair and dome; never below 0. */
export function correctedGainsDb(
  gains: GainsDb,
  hz: Frequency,
  { isPair, dome }: FittingChoices,
): GainsDb {
  const share = dome === 'open' ? (openShare[hz] ?? 1) : 1;
  return mapGains(gains, (gain) => Math.max(0, gain + (isPair ? pairCorrectionDb : 0)) * share);
}

/**
 * Gains for a week of wearing: a first-time user starts 3 dB below target and is at the target in the fourth week. New
 * users with more than a mild loss prefer less gain, and may take up to two years to prefer what experienced users do
 * (Keidser and others 2012). The 3 dB and the four weeks are ours.
 *
 * @param week 1 is the first
 */
export function gainsOfWeekDb(target: GainsDb, week: number, isFirstTime: boolean): GainsDb {
  const below = isFirstTime ? Math.min(0, firstTimeStartDb + weeklyStepDb * (week - 1)) : 0;
  return mapGains(target, (gain) => Math.max(0, gain + below));
}

/** Which sounds a change is for. */
export const changedInputs = [...soundLevels, 'all'] as const;
type ChangedInput = (typeof changedInputs)[number];

/** One change of the settings: a range of pitches, an input level and a step of gain. */
export type GainChange = {
  fromHz: number;
  toHz: number;
  input: ChangedInput;
  /** Negative for softer. */
  gainDb: number;
};

/** A change that a wearer asked for, and the ears it is for. */
export type WearerChange = GainChange & { sides: readonly EarSide[] };

/** A change as the values of the message that tells it. */
export function wearerChangeWords({ fromHz, toHz, input, gainDb, sides }: WearerChange) {
  const ears = sides.length > 1 ? 'both' : sides[0] === 'L' ? 'left' : 'right';
  return { from: fromHz, to: toHz, input, gain: shownGain(gainDb), ears };
}

/** A step of gain with its sign: `−3`, `+2`. */
export function shownGain(gainDb: number): string {
  return `${gainDb < 0 ? '−' : '+'}${Math.abs(gainDb)}`;
}

/** The gains of one pitch of an ear after what the wearer asked for; never below 0. */
export function changedGainsDb(
  gains: GainsDb,
  { hz, side }: { hz: Frequency; side: EarSide },
  changes: readonly WearerChange[],
): GainsDb {
  return changes
    .filter(({ fromHz, toHz, sides }) => sides.includes(side) && fromHz <= hz && hz <= toHz)
    .reduce(
      (last, { input, gainDb }) =>
        mapGains(last, (gain, level) =>
          input === 'all' || input === level ? Math.max(0, gain + gainDb) : gain,
        ),
      gains,
    );
}

function mapGains(gains: GainsDb, change: (gain: number, level: SoundLevel) => number): GainsDb {
  const [soft, talk, loud] = soundLevels.map((level) => change(gains[level], level));
  return { soft: soft ?? 0, talk: talk ?? 0, loud: loud ?? 0 };
}
