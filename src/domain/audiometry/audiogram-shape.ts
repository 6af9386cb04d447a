import type { Point } from './test-result';

/** Shape of a loss from low to high pitches. */
export type AudiogramShape = 'flat' | 'sloping' | 'steep' | 'rising' | 'notch' | 'mixed';

const octaves = [250, 500, 1000, 2000, 4000, 8000] as const;

const flatRangeDb = 15;
const slopeDb = 20;
const steepStepDb = 25;
const notchDb = 15;

/**
 * The shape of one ear's points; null when a pitch is missing. A pitch that was not heard counts as the level tried. The
 * first that fits: notch (4000 Hz worse than 2000 and 8000), steep (a step of 25 dB between octaves), sloping, rising, flat.
 */
export function shapeOf(points: readonly Point[]): AudiogramShape | null {
  const levels = octaves.map((hz) => levelAt(points, hz));
  const [, at500, , at2000, at4000, at8000] = levels;
  const known = levels.filter((level) => level !== null);
  if (known.length < octaves.length) return null;
  const [f500, f2000, f4000, f8000] = [at500 ?? 0, at2000 ?? 0, at4000 ?? 0, at8000 ?? 0];
  if (f4000 - f2000 >= notchDb && f4000 - f8000 >= notchDb) return 'notch';
  if (known.some((level, index) => level - (known[index - 1] ?? level) >= steepStepDb)) {
    return 'steep';
  }
  if (f8000 - f500 >= slopeDb) return 'sloping';
  if (f500 - f8000 >= slopeDb) return 'rising';
  return Math.max(...known) - Math.min(...known) <= flatRangeDb ? 'flat' : 'mixed';
}

function levelAt(points: readonly Point[], hz: number): number | null {
  const point = points.find((candidate) => candidate.hz === hz);
  return (point?.noResponse ? point.triedDb : point?.db) ?? null;
}
