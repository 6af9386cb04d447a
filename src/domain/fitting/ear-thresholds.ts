import { frequencies, ptaFrequencies, type Frequency } from '../audiometry/frequencies';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import type { Point } from '../audiometry/test-result';

/**
 * The thresholds of one ear for a rule, every pitch filled in. `estimated`: pitches that were not measured and lie on a
 * straight line over the octaves; `lowerBounds`: nothing was heard there, so the loss may be greater.
 */
export type EarThresholds = {
  dbHl: ByFrequency;
  estimated: readonly Frequency[];
  lowerBounds: readonly Frequency[];
};

type Known = { hz: number; db: number };

/** Null when one of the four pitches of speech is missing: a target would be a guess. */
export function earThresholdsOf(points: readonly Point[]): EarThresholds | null {
  const known = points
    .flatMap(({ hz, db, noResponse, triedDb }): Known[] => {
      const level = noResponse ? triedDb : db;
      return level === undefined || level === null ? [] : [{ hz, db: level }];
    })
    .sort((one, other) => one.hz - other.hz);
  const has = (hz: number) => known.some((one) => one.hz === hz);
  if (!ptaFrequencies.every(has)) return null;
  return {
    dbHl: byFrequency((hz) => levelAt(known, hz)),
    estimated: frequencies.filter((hz) => !has(hz)),
    lowerBounds: frequencies.filter((hz) =>
      points.some((point) => point.hz === hz && point.noResponse === true),
    ),
  };
}

/** The level at a pitch: measured, between its neighbours, or that of the nearest pitch beyond the ends. */
function levelAt(known: readonly Known[], hz: number): number {
  const upper = known.find((one) => one.hz >= hz);
  const lower = known.findLast((one) => one.hz <= hz);
  if (!upper || !lower || upper.hz === lower.hz) return (upper ?? lower)?.db ?? 0;
  const part = Math.log2(hz / lower.hz) / Math.log2(upper.hz / lower.hz);
  return lower.db + part * (upper.db - lower.db);
}
