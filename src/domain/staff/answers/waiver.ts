import { object, string, type InferType } from 'yup';
import { recordProofSchema } from './record-proof';

/** A waiver, as orders and customer pages show it. */
export const waiverSchema = object({
  id: string().required(),
  email: string().required(),
  textVersion: string().required(),
  locale: string().required(),
  /** ISO UTC. */
  at: string().required(),
  proof: recordProofSchema.required(),
});
export type StaffWaiver = InferType<typeof waiverSchema>;
