import { number, object, string } from 'yup';
import { helperSexes, type HelperSex } from './hearing-by-age';

/**
 * A person who takes the test after the listener, so that their hearing shows where 0 dB HL lies. Kept on the device
 * only.
 */
export type Helper = { birthYear: number; sex: HelperSex };

/** Above this age, individual hearing differs too much to calibrate with. */
const oldestHelperAge = 45;
const youngestHelperAge = 18;

const earliestBirthYear = 1900;

export const helperSchema = object({
  birthYear: number().integer().min(earliestBirthYear).max(2200).required(),
  sex: string().oneOf(helperSexes).required(),
});

/** Age in years, accurate to half a year. `year`: the present one. */
export function ageOf({ birthYear }: Pick<Helper, 'birthYear'>, year: number): number {
  return year - birthYear - 0.5;
}

/** Reasons why a person cannot be a helper, known before they listen. */
type HelperObstacle = 'no-year' | 'too-young' | 'too-old';

/** Reads a typed year of birth: the year, or why this person cannot help. `year`: the present one. */
export function readBirthYear(
  typed: string,
  year: number,
): { ok: true; birthYear: number } | { ok: false; reason: HelperObstacle } {
  const birthYear = /^\s*\d{4}\s*$/.test(typed) ? Number(typed) : NaN;
  const age = year - birthYear;
  if (!(birthYear >= earliestBirthYear && age >= 0)) return { ok: false, reason: 'no-year' };
  if (age < youngestHelperAge) return { ok: false, reason: 'too-young' };
  return age > oldestHelperAge ? { ok: false, reason: 'too-old' } : { ok: true, birthYear };
}
