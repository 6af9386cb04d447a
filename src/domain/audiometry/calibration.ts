import type { Calibration, CalibrationMode } from './test-result';

/**
 * Standard deviation of each mode's level error in dB. `reference`: Masalski and Kręcicki 2014/2016 (3.9 and 4.4 for
 * self-calibration), rounded up (for a helper aged 18); `model`: Masalski 2018 (8.3); `clinical`: our own assumption.
 * Comfortable speech has no published error, and people with a loss choose it louder: it never makes dB HL.
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
