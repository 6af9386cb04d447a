import type { TechLevel } from '../catalogue/product-choice';
import { techLevels } from '../catalogue/tech-levels';
import type { Frequency } from '../audiometry/frequencies';
import type { EarSide } from '../audiometry/test-result';
import type { Dome } from './corrections';
import type { PitchTarget } from './fit-ear';

/** Greatest loss that each level can set for, in dB HL: the fitting range of the product page. */
const fittingRangeDbHl: Readonly<Record<TechLevel, number>> = {
  basic: 60,
  advanced: 60,
  premium: 70,
};

/** Low pitches at or below this in every fitted ear need no help: an open dome is comfortable. */
const nearNormalDbHl = 30;
const lowPitches: readonly Frequency[] = [250, 500];

/** Only the pitches of speech decide about the level; a loss above them is named beside it. */
const decisiveUpToHz = 4000;

/** A loss that a level cannot reach. */
type BeyondRange = { side: EarSide; hz: Frequency; thresholdDbHl: number };

export type LevelSuggestion = {
  level: TechLevel;
  rangeDbHl: number;
  /** Losses beyond the range of the suggested level. */
  beyond: readonly BeyondRange[];
};

type FittedEars = Readonly<Partial<Record<EarSide, readonly PitchTarget[]>>>;

/**
 * The level to set: the ordered one if it reaches every loss up to 4000 Hz, else the first that does, else the one that
 * reaches furthest. Levels differ in their range; a larger one is never suggested for another reason.
 */
export function suggestLevel(ears: FittedEars, ordered: TechLevel | null): LevelSuggestion {
  const candidates = ordered ? [ordered, ...techLevels] : [...techLevels];
  const whole = candidates.find((level) =>
    beyondRange(ears, level).every(({ hz }) => hz > decisiveUpToHz),
  );
  const furthest = candidates.reduce((best, level) =>
    fittingRangeDbHl[level] > fittingRangeDbHl[best] ? level : best,
  );
  const level = whole ?? furthest;
  return { level, rangeDbHl: fittingRangeDbHl[level], beyond: beyondRange(ears, level) };
}

function beyondRange(ears: FittedEars, level: TechLevel): BeyondRange[] {
  return (['R', 'L'] as const).flatMap((side) =>
    (ears[side] ?? [])
      .filter(({ thresholdDbHl }) => thresholdDbHl > fittingRangeDbHl[level])
      .map(({ hz, thresholdDbHl }) => ({ side, hz, thresholdDbHl })),
  );
}

/** Open where low sounds are near normal in every fitted ear. */
export function suggestDome(thresholds: readonly Readonly<Record<Frequency, number>>[]): Dome {
  const isOpen = thresholds.every((ear) => lowPitches.every((hz) => ear[hz] <= nearNormalDbHl));
  return isOpen ? 'open' : 'closed';
}
