import {
  clinicFrequencies,
  loudestClinicDb,
  softestClinicDb,
  type AudiogramMark,
} from '../audiometry/own-audiogram';

/** A place in a picture, as shares of its width and height: 0 is left and top. */
export type Spot = { x: number; y: number };

/** Two grid crossings of a paper audiogram, as the person marked them in its picture. */
export type PlotFrame = { low: Spot; high: Spot };

/** The crossings asked for: one at the top left, one at the lower right. */
const lowCrossing = { hz: 250, db: 0 } as const;
const highCrossing = { hz: 8000, db: 100 } as const;

const octaves = Math.log2(highCrossing.hz / lowCrossing.hz);
const decibels = highCrossing.db - lowCrossing.db;

/** Clinics mark in steps of five. */
const stepDb = 5;

/**
 * Whether the two spots are in the right order and far enough apart to tell the levels and pitches between them apart.
 */
export function isUsableFrame({ low, high }: PlotFrame): boolean {
  return high.x - low.x > 0.1 && high.y - low.y > 0.1;
}

/** The mark at a spot: the nearest pitch of a clinic, the nearest step of five. Null far outside. */
export function markAt(spot: Spot, { low, high }: PlotFrame): AudiogramMark | null {
  const octave = ((spot.x - low.x) / (high.x - low.x)) * octaves;
  const db = lowCrossing.db + ((spot.y - low.y) / (high.y - low.y)) * decibels;
  const level = Math.round(db / stepDb) * stepDb;
  if (level < softestClinicDb || level > loudestClinicDb) return null;
  const distance = (hz: number) => Math.abs(Math.log2(hz / lowCrossing.hz) - octave);
  const hz = [...clinicFrequencies].sort((one, other) => distance(one) - distance(other))[0];
  // More than half an octave from a line, the spot no longer belongs to it.
  return hz === undefined || distance(hz) > 0.5 ? null : { hz, db: level === 0 ? 0 : level };
}

/** Position of a mark in the picture. */
export function spotOf({ hz, db }: AudiogramMark, { low, high }: PlotFrame): Spot {
  return {
    x: low.x + (Math.log2(hz / lowCrossing.hz) / octaves) * (high.x - low.x),
    y: low.y + ((db - lowCrossing.db) / decibels) * (high.y - low.y),
  };
}
