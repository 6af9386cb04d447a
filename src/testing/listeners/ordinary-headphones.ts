import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import type { Rng } from '@/domain/audiometry/procedure-state';
import type { EarSide } from '@/domain/audiometry/test-result';
import type { TrueHearing } from './audiograms';
import { normalRandom } from './seeded-random';

/** How far headphones are off the nominal ones, as standard deviations in dB. Our assumptions: nobody measured them. */
type Spread = {
  /** Both cups at every pitch: sensitivity and volume. */
  level: number;
  /** Each pitch of each cup by itself. */
  pitch: number;
  /** Each end of the scale against its middle: 250 Hz one way, 8000 Hz the other, a straight line over the octaves. */
  tilt: number;
  /** What escapes at 250 Hz where a cup does not seal; it never adds. */
  leak: number;
};

/** Headphones of a shopper. */
export const ordinarySpread: Spread = { level: 6, pitch: 5, tilt: 8, leak: 5 };

/** What a helper's run has to make good. */
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

/** The ears as the test meets them through these headphones: what plays louder is heard at a lower number. */
export function throughHeadphones(hearing: TrueHearing, response: Response): TrueHearing {
  const heard = (side: EarSide) => byFrequency((hz) => hearing[side][hz] - response[side][hz]);
  return { R: heard('R'), L: heard('L') };
}
