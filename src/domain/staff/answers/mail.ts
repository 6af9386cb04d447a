import { number, object, string, type InferType } from 'yup';

const line = {
  id: string().required(),
  email: string().required(),
  subject: string().defined(),
  status: string()
    .oneOf(['sending', 'sent', 'failed'] as const)
    .required(),
  tries: number().required(),
  sentAt: string().required(),
};

export const mailLineSchema = object(line);
export type MailLine = InferType<typeof mailLineSchema>;

export const staffMailSchema = object({
  mail: object({
    ...line,
    /** Null for a mail with a key in it. */
    words: object({ html: string().defined(), text: string().defined() }).nullable().defined(),
  }).required(),
});
export type StaffMail = InferType<typeof staffMailSchema>['mail'];
