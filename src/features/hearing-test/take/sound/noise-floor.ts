import { amplitudeOf } from '@/domain/audiometry/level';
import { floorPeakDbfs, masterGain } from '@/domain/audiometry/safety';
import { inputOf, type OutputChain } from './output-chain';

const loopSeconds = 3;

/**
 * Plays an inaudible noise in both ears until the chain fades: headphones that sleep in digital silence would cut off
 * the beginning of a soft tone. It is some 30 dB below the softest tone of the nominal scale in any band that could
 * mask it.
 */
export function startFloor({ context, merger }: OutputChain): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, context.sampleRate * loopSeconds, context.sampleRate);
  const peak = amplitudeOf(floorPeakDbfs) / masterGain;
  buffer.copyToChannel(evenNoise(buffer.length, peak), 0);
  source.buffer = buffer;
  source.loop = true;
  source.connect(merger, 0, inputOf.L);
  source.connect(merger, 0, inputOf.R);
  source.start();
  return source;
}

/** White noise, the same every time (Numerical Recipes' generator); its RMS is 4.8 dB below the peak. */
function evenNoise(length: number, peak: number): Float32Array<ArrayBuffer> {
  let seed = 7;
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return peak * (seed / 2 ** 31 - 1);
  });
}
