import { readStored, writeStored } from '@/client/storage/storage';
import type { ProfileFields } from '@/domain/accounts/profile-form';

const key = 'profile-draft';

/** Stores the typed values on this device until the same customer returns. */
export function keepProfileDraft(accountId: string, values: ProfileFields): void {
  writeStored(key, { accountId, values });
}

/**
 * The values that this customer had typed when the session ended; null when there are none of theirs. They stay until
 * saved: the customer may open the page more than once before.
 */
export async function readProfileDraft(accountId: string): Promise<ProfileFields | null> {
  const { parseProfileDraft } = await import('@/domain/schemas/profile-form');
  const draft = readStored(key, parseProfileDraft);
  return draft?.accountId === accountId ? draft.values : null;
}

export function forgetProfileDraft(): void {
  writeStored(key, null);
}
