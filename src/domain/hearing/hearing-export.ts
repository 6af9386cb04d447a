import { findRedFlags, type HealthSign } from '../audiometry/red-flags';
import { earSides, type TestResult } from '../audiometry/test-result';

/** Words that a spreadsheet takes for a formula are text to it behind an apostrophe. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A result as a table for a spreadsheet: a line for each pitch and ear. `signs`: what was told beside it; what of both
 * speaks for a doctor stands in each line, as codes with a space between.
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

/** Everything there is of it, every single tone included, with what was told beside it and what speaks for a doctor. */
export function resultAsJson(result: TestResult, signs: readonly HealthSign[]): string {
  return JSON.stringify({ ...result, signs, redFlags: findRedFlags(signs, result) }, null, 2);
}
