import { isEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';

/**
 * The one recipient of a mail, for nodemailer: it takes an object's address as it is, where it would read names, lists
 * and groups out of a text. Throws `validation_error` for anything but one bare address.
 */
export function recipientOf(email: string): { name: string; address: string } {
  if (!isEmail(email)) {
    throw new AppError('validation_error', 'This is no address for a mail', { param: 'to' });
  }
  return { name: '', address: email.trim() };
}
