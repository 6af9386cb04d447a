import { masterGain, stopFadeSeconds } from '@/domain/audiometry/safety';
import type { EarSide } from '@/domain/audiometry/test-result';

export type OutputChain = {
  context: BaseAudioContext;
  merger: ChannelMergerNode;
  master: GainNode;
  /** End of the last tone on the context's clock: two tones at once could add up to more than either may be. */
  busyUntil: number;
};

/** Merger input, and so the channel, of each cup. */
export const inputOf: Record<EarSide, number> = { L: 0, R: 1 };

/**
 * The output of both ears. It uses a merger, not a panner: the signal of one input cannot reach the other channel. Also
 * works on an OfflineAudioContext, which the sound tests use.
 */
export function openOutput(context: BaseAudioContext): OutputChain {
  const merger = context.createChannelMerger(2);
  const master = context.createGain();
  master.gain.value = masterGain;
  merger.connect(master).connect(context.destination);
  return { context, merger, master, busyUntil: 0 };
}

/**
 * Fades all sound: immediate to the ear and without a click. Returns the time of silence; the chain cannot be used
 * after that.
 */
export function fadeOut({ context, master }: OutputChain): number {
  const quietAt = context.currentTime + stopFadeSeconds;
  master.gain.cancelScheduledValues(context.currentTime);
  master.gain.setValueAtTime(masterGain, context.currentTime);
  master.gain.linearRampToValueAtTime(0, quietAt);
  return quietAt;
}
