import { number, object, string, type InferType } from 'yup';
import { jobStates } from '../admin-lists';

/** A job as our staff may see it: what it carries stays inside, but for the order it is about. */
export const jobLineSchema = object({
  id: string().required(),
  name: string().required(),
  state: string().oneOf(jobStates).required(),
  /** Tries after the first. */
  retries: number().required(),
  orderId: string().nullable().defined(),
  /** ISO UTC. */
  createdAt: string().required(),
  /** When it is tried next, for one that waits. */
  startsAfter: string().required(),
  endedAt: string().nullable().defined(),
});
export type JobLine = InferType<typeof jobLineSchema>;
