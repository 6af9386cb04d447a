import { object, string } from 'yup';
import { addressToWire } from '@/client/wire/address-wire';
import { cardToWire } from '@/client/wire/card-to-wire';
import { readAccountBook } from '@/client/requests/account-book';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import { readStored, writeStored } from '@/client/storage/storage';
import { subscriptionsFromWire } from '@/client/wire/subscription-from-wire';
import type { AccountBook, BookAddress, BookCard } from '@/domain/accounts/account-book';
import type { AddressFields } from '@/domain/accounts/address-form';
import type { CardFields } from '@/domain/checkout/checkout-form';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { parseCardToken } from '@/domain/schemas/checkout-answers';
import { parseAddressDraft, type AddressDraft } from '@/domain/schemas/address-draft';
import { isOver } from '@/domain/subscriptions/subscription-machine';

const draftKey = 'address-draft';

const wireRecord = object({ id: string().required() });

/** Whether an address is the default for shipping and for billing. */
export type Uses = { isShipping: boolean; isBilling: boolean };

/**
 * Saves an entry (a new one has no id) and makes it the default for the chosen uses. If the session has ended, the
 * typed values stay on this device until the same customer returns.
 */
export async function saveAddress(
  draft: AddressDraft,
  uses: Uses,
): Promise<StoreAnswer<AccountBook>> {
  const { id, values } = draft;
  const entry = entryOf(values);
  const saved = await storeRequest((swell) =>
    id === null ? swell.account.createAddress(entry) : swell.account.updateAddress(id, entry),
  );
  if (!saved.ok) {
    if (saved.code === 'UNAUTHORIZED') writeStored(draftKey, draft);
    return saved;
  }
  if (!wireRecord.isValidSync(saved.value)) return unreadableRefusal(new Error('No address'));
  return applyUses({ id: saved.value.id, fields: values }, uses);
}

/** Makes an entry the default for the chosen uses; returns the updated book. */
export async function applyUses(
  { id, fields }: Pick<BookAddress, 'id' | 'fields'>,
  { isShipping, isBilling }: Uses,
): Promise<StoreAnswer<AccountBook>> {
  const address = entryOf(fields);
  if (isShipping || isBilling) {
    const changed = await storeRequest((swell) =>
      swell.account.update({
        ...(isShipping && { shipping: { ...address, account_address_id: id } }),
        ...(isBilling && { billing: address }),
      }),
    );
    if (!changed.ok) return changed;
  }
  return readAccountBook();
}

/** An empty text clears a field just like null (contract 10), and swell-js's types do not allow null. */
function entryOf(fields: AddressFields) {
  const { address2, zip, phone, ...lines } = addressToWire(fields);
  return { ...lines, address2: address2 ?? '', zip: zip ?? '', phone: phone ?? '' };
}

const noAddress = {
  name: '',
  first_name: '',
  last_name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
};

/** Removes an entry. If it was the billing default, bills go to the shipping address again. */
export async function removeAddress(
  { id }: BookAddress,
  { isBilling }: Pick<Uses, 'isBilling'>,
): Promise<StoreAnswer<AccountBook>> {
  const removed = await storeRequest((swell) => swell.account.deleteAddress(id));
  if (!removed.ok && removed.code !== 'not_found_error') return removed;
  if (isBilling) {
    const changed = await storeRequest((swell) => swell.account.update({ billing: noAddress }));
    if (!changed.ok) return changed;
  }
  return readAccountBook();
}

/** Returns and removes the draft that this customer left when the session ended; null when there is none of theirs. */
export function takeAddressDraft(accountId: string): AddressDraft | null {
  const draft = readStored(draftKey, parseAddressDraft);
  writeStored(draftKey, null);
  return draft?.accountId === accountId ? draft : null;
}

/** Saves a card: its number goes to the vault, and its token into the account. */
export async function addCard(
  typed: CardFields,
  { isDefault }: { isDefault: boolean },
): Promise<StoreAnswer<AccountBook>> {
  const card = cardToWire(typed);
  const tokenized = await storeRequest((swell) => swell.card.createToken(card));
  if (!tokenized.ok) return tokenized;
  return saveToken(tokenized.value, { isDefault });
}

/** Saves the card of a token in the account. @param answer holds the token, from the vault or our server */
export async function saveToken(
  answer: unknown,
  { isDefault }: { isDefault: boolean },
): Promise<StoreAnswer<AccountBook>> {
  const token = parseCardToken(answer);
  if (token === null) return unreadableRefusal(new Error('No token'));
  const saved = await storeRequest((swell) => swell.account.createCard({ token }));
  if (!saved.ok) return saved;
  if (!wireRecord.isValidSync(saved.value)) return unreadableRefusal(new Error('No card'));
  return isDefault ? payByDefault(saved.value) : readAccountBook();
}

/** Makes a card the default. */
export async function payByDefault({
  id,
}: Pick<BookCard, 'id'>): Promise<StoreAnswer<AccountBook>> {
  const changed = await storeRequest((swell) =>
    swell.account.update({ billing: { account_card_id: id } }),
  );
  return changed.ok ? readAccountBook() : changed;
}

/** Subscriptions that are still charged, to any card. */
export async function readRunningSubscriptions(): Promise<StoreAnswer<CustomerSubscription[]>> {
  const answer = await storeRequest((swell) => swell.subscriptions.list({ limit: 1000 }));
  if (!answer.ok) return answer;
  try {
    const all = subscriptionsFromWire(answer.value);
    return { ok: true, value: all.filter(({ status }) => !isOver(status)) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

/** Moves this card's subscriptions to another card, then removes it. */
export async function removeCard(
  { id }: BookCard,
  paying: readonly CustomerSubscription[],
  instead: BookCard | null,
): Promise<StoreAnswer<AccountBook>> {
  for (const subscription of instead ? paying : []) {
    const moved = await storeRequest((swell) =>
      swell.subscriptions.update(subscription.id, { billing: { account_card_id: instead?.id } }),
    );
    if (!moved.ok) return moved;
  }
  const removed = await storeRequest((swell) => swell.account.deleteCard(id));
  return removed.ok || removed.code === 'not_found_error' ? readAccountBook() : removed;
}
