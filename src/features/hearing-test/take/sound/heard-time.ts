/** Longest plausible delay from the sound card to the ear, in seconds; wireless headphones take up to 0.3. */
const longestLag = 0.6;

/**
 * The context's time of the sound that reaches the ear now: it was scheduled a little before the sound being computed.
 * The browser's own mapping (`getOutputTimestamp`) is used while it agrees with its other clocks; some browsers give
 * zeros at first, others stop it while they sleep.
 */
export function heardTime(context: AudioContext): number {
  const { currentTime } = context;
  const { contextTime, performanceTime } = context.getOutputTimestamp?.() ?? {};
  if (contextTime && performanceTime) {
    const heard = contextTime + (performance.now() - performanceTime) / 1000;
    const lag = currentTime - heard;
    if (lag >= 0 && lag <= longestLag) return heard;
  }
  return currentTime - lagOf(context);
}

/** Delay to the ear that the browser reports, in seconds; 0 where it reports none. */
export function lagOf({ outputLatency, baseLatency }: AudioContext): number {
  const lag = (outputLatency || baseLatency) ?? 0;
  return Number.isFinite(lag) ? Math.min(Math.max(lag, 0), longestLag) : 0;
}
