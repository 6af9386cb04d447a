import { findRedFlags, type HealthSign } from '../audiometry/red-flags';
import { earSides, type TestResult } from '../audiometry/test-result';

/** Escapes text that a spreadsheet would take for a formula with an apostrophe. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A result as a spreadsheet table: a line for each pitch and ear. `signs`: the signs reported with it. Each line lists
 * all red flags of both, as codes with a space between.
 */
export function resultAsCsv(result: TestResult, signs: readonly HealthSign[]): string {
  const doctorFor = findRedFlags(signs, result)
    .map(({ sign }) => sign)
    .join(' ');
  const head = [
    'taken_at',
    'ear',
    'frequency_hz',
    'level_db',
    'no_response',
    'calibration',
    'reliability',
    'see_doctor_for',
  ];
  const lines = earSides.flatMap((side) =>
    result.ears[side].points.map(({ hz, db, noResponse, triedDb }) => [
      result.takenAt,
      side === 'R' ? 'right' : 'left',
      hz,
      noResponse ? (triedDb ?? null) : db,
      noResponse ? 'yes' : 'no',
      result.calibration.mode,
      result.reliability,
      doctorFor,
    ]),
  );
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** The complete result, every single tone included, with the reported signs and the red flags. */
export function resultAsJson(result: TestResult, signs: readonly HealthSign[]): string {
  return JSON.stringify({ ...result, signs, redFlags: findRedFlags(signs, result) }, null, 2);
}
