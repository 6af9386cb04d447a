import { prescribe, type FittingRule, type GainsDb } from './fitting-rule';
import { fig6GainsDb } from './fig6';
import { rawNalRGainDb } from './nal-r';

/** Audiograms have steps of 5 dB. */
const stepDb = 5;

/** How much FIG6 gives soft and loud speech beyond what it gives talking. */
function spreadOfStep(lossDbHl: number): Pick<GainsDb, 'soft' | 'loud'> {
  const { soft, talk, loud } = fig6GainsDb(lossDbHl);
  return { soft: soft - talk, loud: loud - talk };
}

/**
 * The same between the steps of an audiogram, on straight lines. FIG6's formula for 65 dB SPL jumps by 1 dB at 60 dB
 * HL; read at every 5 dB it does not turn a slightly greater loss into less gain.
 */
function spreadDb(lossDbHl: number): Pick<GainsDb, 'soft' | 'loud'> {
  const below = Math.floor(lossDbHl / stepDb) * stepDb;
  const share = (lossDbHl - below) / stepDb;
  const [from, to] = [spreadOfStep(below), spreadOfStep(below + stepDb)];
  return {
    soft: from.soft + share * (to.soft - from.soft),
    loud: from.loud + share * (to.loud - from.loud),
  };
}

/**
 * The rule of our sheets. Talking (65 dB SPL) gets NAL-R; soft and loud speech get as much more and less as FIG6 gives
 * them. NAL-R says how to share gain among the pitches, FIG6 how to compress; putting them together is ours and is not
 * a published procedure.
 */
export const compressedNalR: FittingRule = {
  name: 'NAL-R (1986) + FIG6 (1993)',
  gainsDb: (thresholdsDbHl) =>
    prescribe((hz) => {
      const raw = rawNalRGainDb(thresholdsDbHl, hz);
      const { soft, loud } = spreadDb(thresholdsDbHl[hz]);
      const talk = Math.max(0, raw);
      return { soft: talk + soft, talk, loud: Math.max(0, raw + loud) };
    }),
};
