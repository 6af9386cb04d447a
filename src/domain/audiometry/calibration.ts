import { earOf } from './pure-tone-average';
import {
  earSides,
  type Calibration,
  type CalibrationMode,
  type EarSide,
  type Point,
  type TestResult,
} from './test-result';

/**
 * Standard deviation of each mode's level error in dB. `reference`: Masalski and Kręcicki 2014/2016 (3.9 and 4.4 for
 * self-calibration), rounded up; `model`: Masalski 2018 (8.3); `clinical`: our own assumption. Comfortable speech has no
 * published error, and people with a loss choose it louder: it never makes dB HL.
 */
const sdOfMode: Readonly<Record<CalibrationMode, number | null>> = {
  relative: null,
  anchored: null,
  reference: 5,
  model: 8,
  clinical: 3,
};

export function calibrationOf(mode: CalibrationMode): Calibration {
  return { mode, sdDb: sdOfMode[mode] };
}

/** Above this, in dB of the test's scale, it was not good hearing that the helper's run shows. */
const worstHelperDb = 35;
const worstHelperSpreadDb = 35;

export type ReferenceRefusal = 'helper-unreliable' | 'helper-hears-too-little';

/**
 * A result in dB HL: what the listener heard less what a helper with good hearing heard on the same device and volume
 * (biological calibration). Pitches the helper did not hear have no level. Both runs must have used one scale.
 */
export function withReference(
  result: TestResult,
  helper: TestResult,
): { ok: true; result: TestResult } | { ok: false; code: ReferenceRefusal } {
  if (helper.reliability === 'poor') return { ok: false, code: 'helper-unreliable' };
  const heard = earSides.flatMap((side) =>
    helper.ears[side].points.flatMap(({ db, noResponse }) => (db === null || noResponse ? [] : db)),
  );
  const isPlausible =
    heard.length >= 2 * 4 &&
    heard.every((db) => db <= worstHelperDb) &&
    Math.max(...heard) - Math.min(...heard) <= worstHelperSpreadDb;
  if (!isPlausible) return { ok: false, code: 'helper-hears-too-little' };
  const shifted = (side: EarSide) =>
    earOf(result.ears[side].points.map((point) => shift(point, levelAt(helper, side, point.hz))));
  return {
    ok: true,
    result: {
      ...result,
      calibration: calibrationOf('reference'),
      ears: { R: shifted('R'), L: shifted('L') },
      reliability: helper.reliability === 'fair' ? worse(result) : result.reliability,
    },
  };
}

function worse({ reliability }: TestResult): TestResult['reliability'] {
  return reliability === 'good' ? 'fair' : reliability;
}

function shift(point: Point, zero: number | null): Point {
  if (zero === null) return { hz: point.hz, db: null, n: point.n };
  return {
    ...point,
    db: point.db === null ? null : point.db - zero,
    ...(point.triedDb === undefined ? {} : { triedDb: point.triedDb - zero }),
  };
}

/** Level of a pitch; between two octaves that were measured it is their mean. */
function levelAt(result: TestResult, side: EarSide, hz: number): number | null {
  const { points } = result.ears[side];
  const at = (pitch: number) => points.find((point) => point.hz === pitch)?.db ?? null;
  const found = at(hz);
  if (found !== null || (hz !== 3000 && hz !== 6000)) return found;
  const [lower, upper] = hz === 3000 ? [at(2000), at(4000)] : [at(4000), at(8000)];
  return lower === null || upper === null ? null : (lower + upper) / 2;
}
