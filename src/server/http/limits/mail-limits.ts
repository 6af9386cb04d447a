import { mailboxOf } from '@/domain/accounts/account';
import type { Counted } from './rate-limits';

/** Each kind of mail has counters of its own, so that one kind cannot use up another's. */
const counters = {
  /** Links that log in, set a password or delete an account. */
  link: ['linkMailHere', 'linkMail'],
  news: ['newsMailHere', 'newsMail'],
  other: ['mailHere', 'mail'],
} as const;

/** The caller: a client address, and the device when it has logged in to the account of this address before. */
type Asker = { clientAddress: string; device: string | null };

/**
 * The counters of a mail to an address, for `RateLimits.count`. A known device skips the counter that all clients
 * share: strangers must not keep customers from their own mails.
 *
 * @param email as typed; its plus part does not count
 */
export function mailCounts(
  kind: keyof typeof counters,
  email: string,
  { clientAddress, device }: Asker,
): readonly Counted[] {
  const mailbox = mailboxOf(email);
  const [here, anywhere] = counters[kind];
  const shared: readonly Counted[] = device === null ? [[anywhere, mailbox]] : [];
  return [['mailByClient', clientAddress], [here, mailbox, device ?? clientAddress], ...shared];
}
