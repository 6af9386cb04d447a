import { accountFromWire, type CustomerAccount } from '@/client/wire/account-from-wire';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { EmailChange } from '@/domain/accounts/email-change';
import type { ProfileFields } from '@/domain/accounts/profile-form';
import { settledProfile } from '@/domain/schemas/profile-form';
import { showCustomer } from '@/features/auth/public';

/** Saves the profile and shows it everywhere. */
export async function saveProfile(values: ProfileFields): Promise<StoreAnswer<ProfileFields>> {
  const { firstName, lastName, phone } = settledProfile(values);
  const answer = await storeRequest((swell) =>
    swell.account.update({ first_name: firstName, last_name: lastName, phone }),
  );
  return answer.ok ? shown(answer.value) : answer;
}

/**
 * Mails a link to a new address. An existing password is sent along; without one, a login by a mailed link in the last
 * 15 minutes counts.
 */
export async function changeEmail(change: EmailChange): Promise<StoreAnswer<unknown>> {
  const { email, currentPassword } = change;
  const proof = currentPassword === '' ? {} : { current_password: currentPassword };
  const fields = { email: email.trim(), ...proof };
  return storeRequest((swell) => swell.account.update(fields));
}

/** Saves whether our team may call the customer. */
export async function savePhonePreference(
  isUnwanted: boolean,
): Promise<StoreAnswer<CustomerAccount>> {
  const answer = await productRequest('/api/swell/update-account', { do_not_phone: isUnwanted });
  return answer.ok ? shown(answer.value) : answer;
}

/** Shows the account from the answer to a change. */
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
