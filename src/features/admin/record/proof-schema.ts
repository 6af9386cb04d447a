import { object, string } from 'yup';
import { recordProofs } from '@/domain/hearing/record-proof';

/** How a record is proven, as lists and records of our staff answer it. */
export const recordProofSchema = object({
  kind: string().oneOf(recordProofs).required(),
  /** ISO UTC; null where nobody confirmed it. */
  confirmedAt: string().nullable().defined(),
});
