import { randomBytes } from 'node:crypto';
import { minimumPasswordLength } from '@/domain/accounts/account';
import { isCommonPassword } from '../common-passwords/common-passwords';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Slow, salted, and over the whole password. */
export async function hashPassword(password: string): Promise<string> {
  const argon2 = await import('argon2');
  return argon2.hash(sameText(password), { type: argon2.argon2id, ...cost });
}

let nobodysHash: Promise<string> | undefined;

/**
 * Checks a password against its hash. Without a hash the answer is no after the same work, so that the time of a login
 * does not tell whether the account exists.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [argon2, dummy] = await Promise.all([
    import('argon2'),
    (nobodysHash ??= hashPassword(randomBytes(24).toString('base64'))),
  ]);
  const isRight = await argon2.verify(hash ?? dummy, sameText(password));
  return isRight && hash !== null;
}

/** Why a password cannot be chosen. */
export type PasswordFault = 'password_too_short' | 'password_too_common';

/**
 * Why a password cannot be chosen; null when it can. Passwords from before this rule still open their accounts.
 *
 * @param minimumLength in characters
 */
export async function faultOfNewPassword(
  password: string,
  minimumLength = minimumPasswordLength,
): Promise<PasswordFault | null> {
  if ([...password].length < minimumLength) return 'password_too_short';
  return (await isCommonPassword(password)) ? 'password_too_common' : null;
}

/** Keyboards spell the same letters in more than one way; NFC makes them the same bytes. */
function sameText(password: string): string {
  return password.normalize('NFC');
}
