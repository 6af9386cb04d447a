import type { CalibrationMode } from '../audiometry/test-result';
import type { FittingBasis } from '../fitting/fitting-basis';
import type { ProfileItemKind } from '../hearing/hearing-profile';

/**
 * How the hearing was measured that the aids were ordered for: by a clinic, at home with a helper who hears well, on
 * headphones of our table, alone without a known level, or not at all.
 */
export const testWays = ['clinic', 'helper', 'model', 'alone', 'none'] as const;
export type TestWay = (typeof testWays)[number];

const wayOfMode: Readonly<Record<CalibrationMode, TestWay>> = {
  clinical: 'clinic',
  reference: 'helper',
  model: 'model',
  anchored: 'alone',
  relative: 'alone',
};

/** What we know about the test behind an order. */
type TestBehind = {
  /** The signed fitting sheet; null without one. */
  sheet: { basis: FittingBasis; mode: CalibrationMode | null } | null;
  /** The order's hearing profile, and how the test in it was calibrated. */
  profile: { kinds: readonly ProfileItemKind[]; mode: CalibrationMode | null } | null;
};

/** The sheet says what the aids were set by; a starting fit has no test, so the profile tells. */
export function testWayOf({ sheet, profile }: TestBehind): TestWay {
  if (sheet?.basis === 'typed') return 'clinic';
  if (sheet?.basis === 'test' && sheet.mode) return wayOfMode[sheet.mode];
  if (profile?.mode) return wayOfMode[profile.mode];
  const hasPaper = profile?.kinds.some((kind) => kind === 'upload' || kind === 'prescription');
  return hasPaper ? 'clinic' : 'none';
}
