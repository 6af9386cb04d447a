import { frequencies, type Frequency } from './frequencies';
import type { Measurement, Round } from './procedure-state';
import type { EarSide, Point } from './test-result';

/** Two thresholds of one pitch agree when they are this close (ISO 8253-1). */
export const agreementDb = 5;

const firstRounds: readonly Round[] = [
  'first-ear',
  'second-ear',
  'first-extras',
  'second-extras',
  'missing-extras',
];

/**
 * Combines an ear's measurements into one point per pitch, from low to high. The 1000 Hz repeat counts when it is
 * better or disagrees, a retest replaces earlier values, and values measured again because the ears differ are
 * averaged: so neither one bad run nor one weak cup decides. Where a helper has measured the cups, their levels are
 * corrected before this.
 */
export function combinePoints(measurements: readonly Measurement[], ear: EarSide): Point[] {
  return frequencies.flatMap((hz) => {
    const ofPitch = measurements.filter((one) => one.ear === ear && one.hz === hz);
    const point = combine(hz, ofPitch);
    return point ? [point] : [];
  });
}

/** The threshold of a pitch in an ear so far; null before it was measured or when it was given up. */
export function thresholdOf(
  measurements: readonly Measurement[],
  ear: EarSide,
  hz: Frequency,
): number | null {
  const point = combinePoints(measurements, ear).find((candidate) => candidate.hz === hz);
  return point?.db ?? point?.triedDb ?? null;
}

/** The threshold at the nearest pitch measured in this ear; null before the first. */
export function thresholdBeside(
  measurements: readonly Measurement[],
  ear: EarSide,
  hz: Frequency,
): number | null {
  const distance = (pitch: number) => Math.abs(Math.log2(pitch / hz));
  const known = combinePoints(measurements, ear).filter(
    (point) => point.hz !== hz && levelOf(point) !== null,
  );
  const [nearest] = known.sort((a, b) => distance(a.hz) - distance(b.hz));
  return nearest ? levelOf(nearest) : null;
}

function levelOf({ db, triedDb }: Point): number | null {
  return db ?? triedDb ?? null;
}

function combine(hz: Frequency, measured: readonly Measurement[]): Point | null {
  const base = baseOf(measured);
  if (!base) return null;
  const n = measured.reduce((sum, one) => sum + one.n, 0);
  const again = ofRounds(measured, ['asymmetry']);
  const swapped = ofRounds(measured, ['swapped']);
  const runs = [base, again, swapped].filter((one) => one !== null);
  const triedDb = runs.findLast((one) => one.db !== null || one.triedDb !== null)?.triedDb ?? null;
  if (triedDb !== null) return { hz, db: null, noResponse: true, triedDb, n };
  const inPlace = meanOf([base.db, again?.db ?? null]);
  return { hz, db: meanOf([inPlace, swapped?.db ?? null]), n };
}

function baseOf(measured: readonly Measurement[]): Measurement | null {
  const retest = ofRounds(measured, ['retest']);
  if (retest) return retest;
  const first = ofRounds(measured, firstRounds);
  const repeat = ofRounds(measured, ['repeat']);
  if (!first || !repeat || repeat.db === null) return first;
  const isBetter = first.db === null || repeat.db < first.db;
  const isOther = first.db !== null && Math.abs(repeat.db - first.db) > agreementDb;
  return isBetter || isOther ? repeat : first;
}

/** The last measurement of these rounds; one that was given up counts only if it was given up again. */
function ofRounds(measured: readonly Measurement[], rounds: readonly Round[]): Measurement | null {
  const found = measured.filter(({ round }) => rounds.includes(round));
  const isKnown = ({ db, triedDb }: Measurement) => db !== null || triedDb !== null;
  return found.findLast(isKnown) ?? found.at(-1) ?? null;
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}
