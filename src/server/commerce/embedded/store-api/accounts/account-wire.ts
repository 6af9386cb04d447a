import type { Account, AccountCard, SavedAddress } from '@/domain/accounts/account';
import {
  accountWire as plainAccountWire,
  savedAddressWire as plainAddressWire,
} from '@/domain/wire/account';
import { accountCardWire as plainCardWire } from '@/domain/wire/account-card';
import type { PublishedAccount, PublishedAddress, PublishedCard } from '../catalogue/published';

/** A customer as section 10 of the contract lists the fields. */
export function accountWire(account: Account) {
  return plainAccountWire(account) satisfies PublishedAccount;
}

/** An entry of the address book. */
export function savedAddressWire(address: SavedAddress) {
  return plainAddressWire(address) satisfies PublishedAddress;
}

/** A saved card. */
export function accountCardWire(card: AccountCard) {
  return plainCardWire(card) satisfies PublishedCard;
}
