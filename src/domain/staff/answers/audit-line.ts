import { object, string, type InferType } from 'yup';
import { auditActions } from '../audit';

/** An entry of the audit log. */
export const auditLineSchema = object({
  id: string().required(),
  staffName: string().required(),
  action: string().oneOf(auditActions).required(),
  /** The kind of record and its id; never its content. */
  subject: string().required(),
  recordId: string().required(),
  /** ISO UTC. */
  at: string().required(),
});
export type AuditLine = InferType<typeof auditLineSchema>;
