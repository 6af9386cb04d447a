import { isEmail, normaliseEmail, type Account } from '@/domain/accounts/account';
import { mailCounts } from '@/server/http/limits/mail-limits';
import type { AccountFields, Outcome } from '@/server/commerce/embedded/engine';
import type { StoreCall } from '../http/call';

/**
 * Counts the mail sent when an account is opened or changed. Counted before the work, so that parallel requests count
 * too, and taken back when the work was refused and mailed nothing.
 *
 * @param email the address that gets the mail; null when the work mails nobody
 */
export async function mailCounted(
  call: StoreCall,
  email: string | null,
  save: () => Promise<Outcome<Account>>,
): Promise<Outcome<Account>> {
  // The work itself refuses an invalid address.
  if (email === null || !isEmail(email)) return save();
  const { limits } = call.services;
  const counted = mailCounts('other', email, {
    clientAddress: call.clientAddress,
    device: call.deviceOf(email),
  });
  await limits.count(...counted);
  const saved = await save();
  if (!saved.ok) await limits.forgive(...counted);
  return saved;
}

/** The address that a change mails to: a new address, or the current one about a new password. */
export function mailedByUpdate(
  before: string,
  { email, password }: Pick<AccountFields, 'email' | 'password'>,
): string | null {
  if (email && normaliseEmail(email) !== before) return email;
  return password ? before : null;
}
