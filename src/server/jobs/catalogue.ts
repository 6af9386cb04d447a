import { object, string, type InferType } from 'yup';

/** Every kind of job and what it carries. Payloads hold ids, never people's data: they outlive the work. */
export const jobSchemas = {
  'send-order-confirmation': object({ orderId: string().required() }),
} as const;

export type JobName = keyof typeof jobSchemas;
export type JobPayload<Name extends JobName> = InferType<(typeof jobSchemas)[Name]>;
