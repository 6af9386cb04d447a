import { isEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';

/**
 * The only recipient of a mail, for nodemailer: it uses an object's address unchanged, while it would parse names,
 * lists and groups in a text. Throws `validation_error` for anything but one plain address.
 */
export function recipientOf(email: string): { name: string; address: string } {
  if (!isEmail(email)) {
    throw new AppError('validation_error', 'This is no address for a mail', { param: 'to' });
  }
  return { name: '', address: email.trim() };
}
