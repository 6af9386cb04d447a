import { readStored, writeStored } from '@/client/storage/storage';
import type { ProfileFields } from '@/domain/accounts/profile-form';

const key = 'profile-draft';

/** Keeps what was typed on this device until the same customer comes back. */
export function keepProfileDraft(accountId: string, values: ProfileFields): void {
  writeStored(key, { accountId, values });
}

/**
 * What this customer had typed when her session ended; null when there is nothing of hers. It stays until it is
 * saved: who comes back may look at the page more than once before.
 */
export async function readProfileDraft(accountId: string): Promise<ProfileFields | null> {
  const { parseProfileDraft } = await import('@/domain/schemas/profile-form');
  const draft = readStored(key, parseProfileDraft);
  return draft?.accountId === accountId ? draft.values : null;
}

export function forgetProfileDraft(): void {
  writeStored(key, null);
}
