import { isEmail } from './account';

/** A new address for an account, and the current password (empty for an account without one). */
export type EmailChange = { email: string; currentPassword: string };

export type EmailChangeField = keyof EmailChange;

/** Everything that can be wrong; the sentences are in the messages under the same keys. */
type EmailChangeProblem = 'emailInvalid' | 'emailSame' | 'emailRefused' | 'passwordWrong';

export type EmailChangeProblems = Partial<Record<EmailChangeField, EmailChangeProblem>>;

/** Problems that the browser can find. Only the server can judge the password: some accounts have none. */
export function emailChangeProblems({ email }: EmailChange, current: string): EmailChangeProblems {
  if (!isEmail(email)) return { email: 'emailInvalid' };
  return email.trim().toLowerCase() === current ? { email: 'emailSame' } : {};
}
