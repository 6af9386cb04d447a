import type { AccountBook } from '@/domain/accounts/account-book';
import { accountBookFromWire } from '../wire/account-book-from-wire';
import { unreadableRefusal, type StoreAnswer } from './store-answer';
import { storeRequest } from './store-requests';

/** A limit above what the shop keeps for one customer. */
const everything = { limit: 100 };

/** The addresses and cards of the logged-in customer, with their defaults. */
export async function readAccountBook(): Promise<StoreAnswer<AccountBook>> {
  const [account, addresses, cards] = await Promise.all([
    storeRequest((swell) => swell.account.get()),
    storeRequest((swell) => swell.account.listAddresses(everything)),
    storeRequest((swell) => swell.account.listCards(everything)),
  ]);
  if (!account.ok) return account;
  if (!addresses.ok) return addresses;
  if (!cards.ok) return cards;
  try {
    const bodies = { account: account.value, addresses: addresses.value, cards: cards.value };
    return { ok: true, value: accountBookFromWire(bodies) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
