/**
 * Probability of a press at a tone: guesses and lapses around a normal curve. `aboveDb`: how far the tone is above the
 * threshold, where half of the tones are heard; `slopeDb`: standard deviation of the curve.
 */
export function chanceOfYes(
  aboveDb: number,
  { guess, lapse, slopeDb }: { guess: number; lapse: number; slopeDb: number },
): number {
  return guess + (1 - guess - lapse) * normalShare(aboveDb / slopeDb);
}

/** Share of the normal distribution below z (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? 1 - tail : tail;
}
