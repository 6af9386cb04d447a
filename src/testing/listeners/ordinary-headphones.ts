import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import type { Rng } from '@/domain/audiometry/procedure-state';
import type { EarSide } from '@/domain/audiometry/test-result';
import type { TrueHearing } from './audiograms';
import { normalRandom } from './seeded-random';

/**
 * Differences of headphones from the nominal ones, as standard deviations in dB. Our assumptions: nobody has measured
 * them.
 */
type Spread = {
  /** Of both cups at every pitch together: sensitivity and volume. */
  level: number;
  /** Of each pitch of each cup separately. */
  pitch: number;
  /**
   * Of each end of the scale against its middle: 250 Hz one way, 8000 Hz the other, in a straight line over the
   * octaves.
   */
  tilt: number;
  /** Loss at 250 Hz when a cup does not seal; always a loss, never a gain. */
  leak: number;
};

/** A shopper's own headphones. */
export const ordinarySpread: Spread = { level: 6, pitch: 5, tilt: 8, leak: 5 };

/** Differences that a helper's run has to compensate for. */
export const helperSpread: Spread = { level: 6, pitch: 4, tilt: 0, leak: 0 };

const lowestHz = 250;
const octavesToMiddle = 2.5;

/** How much louder each cup plays than the scale says, in dB by pitch. */
type Response = Readonly<Record<EarSide, ByFrequency>>;

export function responseOf(spread: Spread, rng: Rng): Response {
  const level = spread.level * normalRandom(rng);
  const tilt = spread.tilt * normalRandom(rng);
  const cup = () => {
    const leak = spread.leak * Math.abs(normalRandom(rng));
    return byFrequency((hz) => {
      const fromMiddle = Math.log2(hz / lowestHz) / octavesToMiddle - 1;
      const own = spread.pitch * normalRandom(rng);
      return level + tilt * fromMiddle + own - (hz === lowestHz ? leak : 0);
    });
  };
  return { R: cup(), L: cup() };
}

/** Thresholds as the test measures them through these headphones: a cup that plays louder gives a lower threshold. */
export function throughHeadphones(hearing: TrueHearing, response: Response): TrueHearing {
  const heard = (side: EarSide) => byFrequency((hz) => hearing[side][hz] - response[side][hz]);
  return { R: heard('R'), L: heard('L') };
}
