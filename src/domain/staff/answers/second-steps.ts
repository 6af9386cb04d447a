import { array, boolean, number, object, string, type InferType } from 'yup';

const passkeySchema = object({
  id: string().required(),
  name: string().defined(),
  /** ISO UTC. */
  createdAt: string().required(),
  lastUsedAt: string().nullable().defined(),
});
export type StaffPasskey = InferType<typeof passkeySchema>;

/** The answer of `/api/admin-login/second-steps` and of every change to them. */
export const stepsSchema = object({
  app: boolean().required(),
  passkeys: array(passkeySchema.required()).required(),
  codes_left: number().integer().required(),
});
export type Steps = InferType<typeof stepsSchema>;
