import { ptaFrequencies } from './frequencies';
import type { Ear, Point } from './test-result';

/** High pitches, where most age-related loss begins. */
const highFrequencies = [4000, 8000] as const;

/**
 * Mean over pitches, in the unit of the points. Null with `isBeyond` when two or more of them were not heard: more
 * than this test can measure; null without it when one was not measured.
 */
export type Average = { db: number | null; isLowerBound: boolean; isBeyond: boolean };

/**
 * PTA4: 500, 1000, 2000 and 4000 Hz (WHO). A missed pitch counts as the level tried and makes the average a lower
 * bound.
 */
export function puretoneAverage(points: readonly Point[]): Average {
  return averageOf(points, ptaFrequencies);
}

export function highFrequencyAverage(points: readonly Point[]): Average {
  return averageOf(points, highFrequencies);
}

/** An ear with its average, as stored in results. */
export function earOf(points: readonly Point[]): Ear {
  const { db, isLowerBound } = puretoneAverage(points);
  return {
    points: [...points],
    pta4: db,
    ...(isLowerBound ? { ptaIsLowerBound: true } : {}),
  };
}

function averageOf(points: readonly Point[], wanted: readonly number[]): Average {
  const found = wanted.map((hz) => points.find((point) => point.hz === hz));
  const unheard = found.filter((point) => point?.noResponse === true).length;
  if (unheard > 1) return { db: null, isLowerBound: false, isBeyond: true };
  const levels = found.flatMap((point) => levelOf(point) ?? []);
  if (levels.length < wanted.length) return { db: null, isLowerBound: false, isBeyond: false };
  const sum = levels.reduce((total, level) => total + level, 0);
  return { db: sum / levels.length, isLowerBound: unheard === 1, isBeyond: false };
}

function levelOf(point: Point | undefined): number | null {
  return (point?.noResponse ? point.triedDb : point?.db) ?? null;
}
