/** Longest way from the sound card to an ear that is believable, in seconds; wireless headphones take up to 0.3. */
const longestLag = 0.6;

/**
 * Where in the context's time the listener is now: what reaches the ear was scheduled a little earlier than what is
 * computed. The browser's own mapping (`getOutputTimestamp`) is taken while it agrees with its other clocks; some give
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

/** Seconds that the browser says sound needs to the ear; 0 where it does not say. */
export function lagOf({ outputLatency, baseLatency }: AudioContext): number {
  const lag = (outputLatency || baseLatency) ?? 0;
  return Number.isFinite(lag) ? Math.min(Math.max(lag, 0), longestLag) : 0;
}
