import type { EarSide, Point, TestResult } from '../audiometry/test-result';
import { clearTiltDb } from '../audiometry/uncertainty';

/** How loud a tone had to be compared with the median of the same person's tones. */
type RelativeLevel = 'muchSofter' | 'softer' | 'middle' | 'louder' | 'muchLouder';

/** Closer to the median than this counts as no difference: half of the difference that we mention in a sentence. */
const nearDb = clearTiltDb / 2;

/**
 * Describes one pitch of a result without dB HL, where the number alone means nothing: its level relative to the median
 * of both ears. Null where it was not heard or not measured.
 */
export function relativeLevelOf(
  { ears }: TestResult,
  side: EarSide,
  hz: number,
): RelativeLevel | null {
  const db = ears[side].points.find((point) => point.hz === hz)?.db ?? null;
  const levels = [...ears.R.points, ...ears.L.points].flatMap(levelOf);
  if (db === null || levels.length === 0) return null;
  const off = db - medianOf(levels);
  if (Math.abs(off) < nearDb) return 'middle';
  if (Math.abs(off) < clearTiltDb) return off > 0 ? 'louder' : 'softer';
  return off > 0 ? 'muchLouder' : 'muchSofter';
}

/** A tone that was not heard was at least as loud as the one that was tried. */
function levelOf({ db, triedDb }: Point): number[] {
  const level = db ?? triedDb ?? null;
  return level === null ? [] : [level];
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (lower + upper) / 2;
}
