import { normaliseEmail } from '@/domain/accounts/account';
import type { Counted } from './rate-limits';

/**
 * The counters of a login try with a customer's password, for `RateLimits.count`. The client's own counter comes before
 * the shared one, so that one client alone never fills the latter; a known device (known-devices.ts) skips it.
 */
export function loginCounts(
  email: string,
  { clientAddress, device }: { clientAddress: string; device: string | null },
): readonly Counted[] {
  const account = normaliseEmail(email);
  const shared: readonly Counted[] = device === null ? [['loginAnywhere', account]] : [];
  return [
    ['loginByClient', clientAddress],
    ['loginHere', account, device ?? clientAddress],
    ...shared,
  ];
}
