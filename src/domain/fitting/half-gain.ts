import { prescribe, type FittingRule } from './fitting-rule';

/**
 * Lybarger's half-gain rule (1944): half of the loss at each pitch, the same for soft and loud speech. Known to give
 * too much in low pitches; it is here as the plainest comparison, never as a target.
 */
export const halfGain: FittingRule = {
  name: 'Half-gain (1944)',
  gainsDb: (thresholdsDbHl) =>
    prescribe((hz) => {
      const gain = Math.max(0, thresholdsDbHl[hz] / 2);
      return { soft: gain, talk: gain, loud: gain };
    }),
};
