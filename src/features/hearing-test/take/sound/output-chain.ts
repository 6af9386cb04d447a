import { masterGain, stopFadeSeconds } from '@/domain/audiometry/safety';
import type { EarSide } from '@/domain/audiometry/test-result';

export type OutputChain = {
  context: BaseAudioContext;
  merger: ChannelMergerNode;
  master: GainNode;
  /** End of the last tone on the context's clock: two at once could add up to more than either may be. */
  busyUntil: number;
};

/** Input of the merger, and so the channel, of each cup. */
export const inputOf: Record<EarSide, number> = { L: 0, R: 1 };

/**
 * Both ears' way out. A merger, not a panner: what goes into one of its inputs cannot reach the other channel. Works on
 * an OfflineAudioContext as well, which is how the sound is proved.
 */
export function openOutput(context: BaseAudioContext): OutputChain {
  const merger = context.createChannelMerger(2);
  const master = context.createGain();
  master.gain.value = masterGain;
  merger.connect(master).connect(context.destination);
  return { context, merger, master, busyUntil: 0 };
}

/** Fades all that sounds, at once to the ear and without a click. Gives the time of silence; the chain is spent then. */
export function fadeOut({ context, master }: OutputChain): number {
  const quietAt = context.currentTime + stopFadeSeconds;
  master.gain.cancelScheduledValues(context.currentTime);
  master.gain.setValueAtTime(masterGain, context.currentTime);
  master.gain.linearRampToValueAtTime(0, quietAt);
  return quietAt;
}
