import { loudestUnanchoredDbfs, toneGain } from '@/domain/audiometry/safety';
import type { OutputChain } from './output-chain';

/**
 * Root mean square as a share of the peak, before clipping: so few peaks are clipped that it still sounds like wind.
 */
const rms = 0.4;

const loopSeconds = 6;

/** The noise fades in over this time so that it startles nobody. Seconds. */
const swellSeconds = 0.8;

/** Plays the noise in both ears, at the loudest level allowed before the volume is set. */
export function startNoise({ context, merger }: OutputChain): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = speechNoise(context);
  source.loop = true;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, context.currentTime);
  swell.gain.linearRampToValueAtTime(
    toneGain(loudestUnanchoredDbfs, { isAnchored: false }),
    context.currentTime + swellSeconds,
  );
  source.connect(swell);
  swell.connect(merger, 0, 0);
  swell.connect(merger, 0, 1);
  source.start();
  return source;
}

/**
 * A few seconds of noise with the long-term spectrum of speech: flat up to 500 Hz, then 9 dB less per octave, nothing
 * below 100 Hz. Made from fixed numbers, so everybody sets the volume by the same sound. Its peak is 1.
 */
function speechNoise(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * loopSeconds, sampleRate);
  const samples = shaped(whiteNoise(buffer.length), sampleRate);
  const gain = rms / Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
  buffer.copyToChannel(
    samples.map((x) => Math.max(-1, Math.min(1, x * gain))),
    0,
  );
  return buffer;
}

function shaped(noise: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const low = lowPass(lowPass(noise, 500, sampleRate), 1800, sampleRate);
  const rumble = lowPass(low, 100, sampleRate);
  return Float32Array.from(low, (x, index) => x - (rumble[index] ?? 0));
}

/** Takes off 6 dB per octave above `hz`. */
function lowPass(input: Float32Array, hz: number, sampleRate: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate);
  let last = 0;
  return input.map((x) => {
    last += share * (x - last);
    return last;
  });
}

/** A linear congruential generator (Numerical Recipes): cheap, and even enough for noise. */
function whiteNoise(length: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  });
}
