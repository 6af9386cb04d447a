import { frequencies, type Frequency } from '@/domain/audiometry/frequencies';
import {
  loudestClinicDb,
  softestClinicDb,
  type AudiogramMark,
} from '@/domain/audiometry/own-audiogram';
import type { AudiogramPlot } from '@/domain/hearing/audiogram-drawing';

/** Clinics mark in steps of five. */
export const stepDb = 5;

/** The mark at a spot of the chart: the nearest pitch, the nearest step of five. Null outside the grid. */
export function markAtSpot(
  spot: { x: number; y: number },
  { x, top, bottom, softest, loudest }: AudiogramPlot,
): { hz: Frequency; db: number } | null {
  const db = softest + ((spot.y - top) / (bottom - top)) * (loudest - softest);
  const level = Math.round(db / stepDb) * stepDb || 0;
  if (level < softestClinicDb || level > loudestClinicDb || level > loudest) return null;
  const [nearest] = frequencies.toSorted(
    (one, other) => Math.abs(x(one) - spot.x) - Math.abs(x(other) - spot.x),
  );
  return nearest === undefined ? null : { hz: nearest, db: level };
}

/** The marks with one pitch set, or removed by null; from low to high. */
export function withMark(
  marks: readonly AudiogramMark[],
  hz: number,
  db: number | null,
): AudiogramMark[] {
  const others = marks.filter((mark) => mark.hz !== hz);
  return [...others, ...(db === null ? [] : [{ hz, db }])].sort((one, other) => one.hz - other.hz);
}

/** Reads a box; null for an empty one and for anything that is no level of an audiogram. */
export function levelOfText(text: string): number | null {
  const db = Number(text.trim().replace('−', '-'));
  const isLevel = text.trim() !== '' && db >= softestClinicDb && db <= loudestClinicDb;
  return isLevel ? db : null;
}
