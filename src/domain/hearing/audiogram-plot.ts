import {
  clinicFrequencies,
  loudestClinicDb,
  softestClinicDb,
  type AudiogramMark,
} from '../audiometry/own-audiogram';

/** A place in a picture, as shares of its width and height: 0 is left and top. */
export type Spot = { x: number; y: number };

/** Two crossings of a paper audiogram's lines, as somebody pointed them out in its picture. */
export type PlotFrame = { low: Spot; high: Spot };

/** What is asked for: the crossing at the top left, and the one at the lower right. */
const lowCrossing = { hz: 250, db: 0 } as const;
const highCrossing = { hz: 8000, db: 100 } as const;

const octaves = Math.log2(highCrossing.hz / lowCrossing.hz);
const decibels = highCrossing.db - lowCrossing.db;

/** Clinics mark in steps of five. */
const stepDb = 5;

/** The two lie far enough apart, and the way round they have to, that what lies between them can be told apart. */
export function isUsableFrame({ low, high }: PlotFrame): boolean {
  return high.x - low.x > 0.1 && high.y - low.y > 0.1;
}

/** The mark that a spot stands for: the nearest pitch of a clinic, the nearest step of five. Null far outside. */
export function markAt(spot: Spot, { low, high }: PlotFrame): AudiogramMark | null {
  const octave = ((spot.x - low.x) / (high.x - low.x)) * octaves;
  const db = lowCrossing.db + ((spot.y - low.y) / (high.y - low.y)) * decibels;
  const level = Math.round(db / stepDb) * stepDb;
  if (level < softestClinicDb || level > loudestClinicDb) return null;
  const distance = (hz: number) => Math.abs(Math.log2(hz / lowCrossing.hz) - octave);
  const hz = [...clinicFrequencies].sort((one, other) => distance(one) - distance(other))[0];
  // Half an octave beyond the last line nobody means that line any more.
  return hz === undefined || distance(hz) > 0.5 ? null : { hz, db: level === 0 ? 0 : level };
}

/** Where a mark lies in the picture. */
export function spotOf({ hz, db }: AudiogramMark, { low, high }: PlotFrame): Spot {
  return {
    x: low.x + (Math.log2(hz / lowCrossing.hz) / octaves) * (high.x - low.x),
    y: low.y + ((db - lowCrossing.db) / decibels) * (high.y - low.y),
  };
}
