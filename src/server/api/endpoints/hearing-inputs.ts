import { string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { trimmedText } from '@/domain/schemas/trimmed-text';

/** Input fields shared by the hearing endpoints. */

export const emailInput = trimmedText()
  .max(254)
  .test('email', 'The email address is not valid', (text) => !text || isEmail(text))
  .required();

export const recordId = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

/** The id of one run of the test. The browser makes it, so it has to be too long to guess. */
export const runId = string().matches(/^[\w-]{20,100}$/);
