/** Fastest possible reaction to a tone, in seconds: an earlier press had begun before the tone. */
export const fastestAnswerSeconds = 0.15;

/** A test waits at least and at most this long for an answer after a tone has ended. Seconds. */
export const shortestWaitSeconds = 1;
export const longestWaitSeconds = 1.6;

/** With fewer practice answers the listener's pace is unknown. */
const fewestAnswers = 3;

/** About one answer in a thousand is later than the mean by this many standard deviations. */
const spreads = 3;

/**
 * How long a test waits for this listener's answer after the end of a tone, in seconds: the median of their practice
 * answers and three spreads, from 1.0 to 1.6 s. `latenciesMs`: from onset to press, in milliseconds; `toneSeconds`: length of
 * the tones of the test. A slow hand, and a wireless headphone's delay, are part of the pace.
 */
export function waitFor(latenciesMs: readonly number[], toneSeconds: number): number {
  const seconds = latenciesMs.filter((one) => Number.isFinite(one)).map((one) => one / 1000);
  if (seconds.length < fewestAnswers) return shortestWaitSeconds;
  const wait = medianOf(seconds) + spreads * spreadOf(seconds) - toneSeconds;
  return Math.min(Math.max(wait, shortestWaitSeconds), longestWaitSeconds);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Standard deviation of a sample. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
