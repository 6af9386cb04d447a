import { object, string } from 'yup';
import { recordProofs } from '../../hearing/record-proof';

/** Proof of a record's owner, in the answers for our staff. */
export const recordProofSchema = object({
  kind: string().oneOf(recordProofs).required(),
  /** ISO UTC; null if it was not confirmed. */
  confirmedAt: string().nullable().defined(),
});
