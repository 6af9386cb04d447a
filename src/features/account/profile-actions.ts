import { accountFromWire, type CustomerAccount } from '@/client/account-from-wire';
import { productRequest } from '@/client/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/store-answer';
import { storeRequest } from '@/client/store-requests';
import { readStored, writeStored } from '@/client/storage';
import type { ProfileFields } from '@/domain/profile-form';
import { parseProfileDraft, settledProfile } from '@/domain/schemas/profile-form';
import { showCustomer } from '@/features/auth/public';

const draftKey = 'profile-draft';

/**
 * Saves the profile and shows it everywhere. When the session has ended meanwhile, what was typed waits on this
 * device for the same customer to come back.
 */
export async function saveProfile(
  accountId: string,
  values: ProfileFields,
): Promise<StoreAnswer<ProfileFields>> {
  const { firstName, lastName, phone } = settledProfile(values);
  const answer = await storeRequest((swell) =>
    swell.account.update({ first_name: firstName, last_name: lastName, phone }),
  );
  if (!answer.ok) {
    if (answer.code === 'UNAUTHORIZED') writeStored(draftKey, { accountId, values });
    return answer;
  }
  return shown(answer.value);
}

/** Saves whether our team may call her. */
export async function savePhonePreference(
  isUnwanted: boolean,
): Promise<StoreAnswer<CustomerAccount>> {
  const answer = await productRequest('/api/swell/update-account', { do_not_phone: isUnwanted });
  return answer.ok ? shown(answer.value) : answer;
}

/** Shows the account as a change of it was answered. */
async function shown(body: unknown): Promise<StoreAnswer<CustomerAccount>> {
  try {
    const account = accountFromWire(body);
    if (account === null) throw new Error('No account came back');
    await showCustomer(account);
    return { ok: true, value: account };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

/** What this customer had typed when her session ended, once; null when there is nothing of hers. */
export function takeProfileDraft(accountId: string): ProfileFields | null {
  const draft = readStored(draftKey, parseProfileDraft);
  writeStored(draftKey, null);
  return draft?.accountId === accountId ? draft.values : null;
}
