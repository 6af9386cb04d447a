import { shapeOf, type AudiogramShape } from '../audiometry/audiogram-shape';
import { degreeOf, degreeOfEar, isOneSided, type Grade } from '../audiometry/hearing-degree';
import { findRedFlags } from '../audiometry/red-flags';
import {
  earSides,
  isInHearingLevels,
  type EarSide,
  type Point,
  type TestResult,
} from '../audiometry/test-result';
import { clearTiltDb } from '../audiometry/uncertainty';

/** A result summed up in one plain sentence. */
export type HearingHeadline =
  | 'repeat'
  | 'mayDiffer'
  | 'nothingHeard'
  | 'beyond'
  | 'well'
  | 'oneSided'
  | 'softHigh'
  | 'softLow'
  | 'soft'
  | 'relativeOneSided'
  | 'relativeHigh'
  | 'relativeLow'
  | 'relativeEven'
  | 'incomplete';

const falling: readonly (AudiogramShape | null)[] = ['sloping', 'steep', 'notch'];

/**
 * The sentence for a result. Red flags come first, so that the sentence and the advice agree. Without dB HL it names
 * only the pitches that need more level; a poor result gives no other statement about hearing.
 */
export function headlineOf(result: TestResult): HearingHeadline {
  const found = findRedFlags([], result).map(({ sign }) => sign);
  if (found.includes('beyond-measure')) {
    return result.flags.includes('nothing-heard') ? 'nothingHeard' : 'beyond';
  }
  if (result.reliability === 'poor') return found.includes('asymmetry') ? 'mayDiffer' : 'repeat';
  if (!isInHearingLevels(result.calibration)) {
    return found.includes('asymmetry') ? 'relativeOneSided' : relativeHeadline(result);
  }
  const degree = degreeOf(result);
  if (found.includes('asymmetry') || isOneSided(result)) return 'oneSided';
  if (degree.kind !== 'range') return 'incomplete';
  if (hasShape(result, falling)) return 'softHigh';
  if (degree.to === 'normal') return 'well';
  return hasShape(result, ['rising']) ? 'softLow' : 'soft';
}

/** Mentions only what the headphones cannot have caused: a wide difference, in both ears together. */
function relativeHeadline({ ears }: TestResult): HearingHeadline {
  const tilts = earSides.flatMap((side) => tiltOf(ears[side].points) ?? []);
  if (tilts.length === 0) return 'incomplete';
  const tilt = tilts.reduce((sum, db) => sum + db, 0) / tilts.length;
  if (Math.abs(tilt) < clearTiltDb) return 'relativeEven';
  return tilt > 0 ? 'relativeHigh' : 'relativeLow';
}

function hasShape({ ears }: TestResult, wanted: readonly (AudiogramShape | null)[]): boolean {
  return earSides.some((side) => wanted.includes(shapeOf(ears[side].points)));
}

const highPitches = [4000, 8000];
const lowPitches = [250, 500];

/**
 * How many dB more high pitches need than low ones; null when one was not measured. A missed tone counts as the level
 * tried; the result is 0 where the real difference may be smaller because of that.
 */
function tiltOf(points: readonly Point[]): number | null {
  const high = meanAt(points, highPitches);
  const low = meanAt(points, lowPitches);
  if (high === null || low === null) return null;
  const tilt = high - low;
  return isUnheard(points, tilt > 0 ? lowPitches : highPitches) ? 0 : tilt;
}

function meanAt(points: readonly Point[], pitches: readonly number[]): number | null {
  const levels = pitches.flatMap((hz) => {
    const point = points.find((candidate) => candidate.hz === hz);
    return (point?.noResponse ? point.triedDb : point?.db) ?? [];
  });
  if (levels.length < pitches.length) return null;
  return levels.reduce((sum, db) => sum + db, 0) / levels.length;
}

function isUnheard(points: readonly Point[], pitches: readonly number[]): boolean {
  return points.some(({ hz, noResponse }) => noResponse === true && pitches.includes(hz));
}

/** Change of one pitch between two results that both have it. */
export type PitchChange = { side: EarSide; hz: number; from: number; to: number };

/**
 * Changes since an earlier result; null where the two cannot be compared: levels of different kinds, levels not in dB
 * HL (the volume of the two days is unknown), or a poor result.
 */
export function changesBetween(earlier: TestResult, later: TestResult): PitchChange[] | null {
  const areAlike = earlier.calibration.mode === later.calibration.mode;
  const areSure = earlier.reliability !== 'poor' && later.reliability !== 'poor';
  if (!areAlike || !areSure || !isInHearingLevels(later.calibration)) return null;
  return earSides.flatMap((side) =>
    later.ears[side].points.flatMap(({ hz, db: to }) => {
      const from = earlier.ears[side].points.find((point) => point.hz === hz)?.db ?? null;
      return from === null || to === null ? [] : [{ side, hz, from, to }];
    }),
  );
}

/** The statement about one ear; `key` names the sentence. */
export type EarLine =
  | {
      key:
        | 'beyond'
        | 'nothingHeard'
        | 'someUnheard'
        | 'poor'
        | 'incomplete'
        | 'tiltEven'
        | 'tiltHigh'
        | 'tiltLow';
    }
  | { key: 'one' | 'atLeast'; grade: Grade }
  | { key: 'range'; from: Grade; to: Grade };

export function earLineOf(result: TestResult, side: EarSide): EarLine {
  const degree = degreeOfEar(result, side);
  const { points } = result.ears[side];
  if (result.reliability === 'poor') {
    return {
      key: result.flags.includes('nothing-heard') && isDeaf(points) ? 'nothingHeard' : 'poor',
    };
  }
  switch (degree.kind) {
    case 'beyond':
      return { key: 'beyond' };
    case 'range': {
      const { from, to, isAtLeast } = degree;
      if (isAtLeast) return { key: 'atLeast', grade: to };
      return from === to ? { key: 'one', grade: to } : { key: 'range', from, to };
    }
    case 'unknown':
      return degree.reason === 'relative' ? tiltLine(points) : { key: degree.reason };
  }
}

function tiltLine(points: readonly Point[]): EarLine {
  if (isDeaf(points)) return { key: 'nothingHeard' };
  if (points.some(({ noResponse }) => noResponse)) return { key: 'someUnheard' };
  const tilt = tiltOf(points);
  if (tilt === null) return { key: 'incomplete' };
  if (Math.abs(tilt) < clearTiltDb) return { key: 'tiltEven' };
  return { key: tilt > 0 ? 'tiltHigh' : 'tiltLow' };
}

/** Every pitch was played at the loudest level, and none was heard. */
function isDeaf(points: readonly Point[]): boolean {
  return points.length > 0 && points.every(({ noResponse }) => noResponse);
}
