import { mixed } from 'yup';
import type { Cents } from '../../money';

/** Whole cents in an answer for our staff. */
export const centsSchema = mixed<Cents>((value): value is Cents =>
  Number.isSafeInteger(value),
).required();
