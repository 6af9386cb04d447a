import type { Frequency } from './frequencies';
import type { EarSide } from './test-result';

/** One number for each pitch. */
export type ByFrequency = Readonly<Record<Frequency, number>>;

/**
 * The zero of a test's scale, by ear and pitch: the peak level in dBFS of a tone at 0 dB. On a calibrated device that
 * zero is 0 dB HL.
 */
export type LevelScale = Readonly<Record<EarSide, ByFrequency>>;

export function byFrequency(valueOf: (hz: Frequency) => number): ByFrequency {
  return {
    250: valueOf(250),
    500: valueOf(500),
    1000: valueOf(1000),
    2000: valueOf(2000),
    3000: valueOf(3000),
    4000: valueOf(4000),
    6000: valueOf(6000),
    8000: valueOf(8000),
  };
}

/** Peak amplitude of a sine at a level in dBFS: 1 at full scale. Its RMS is 3.01 dB lower. */
export function amplitudeOf(dbfs: number): number {
  return 10 ** (dbfs / 20);
}

export function dbfsOfAmplitude(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
