import type { Account, AccountCard, SavedAddress } from '@/domain/accounts/account';
import { addressWire } from '@/domain/wire/address';
import { decimal } from '@/domain/wire/money';
import type { PublishedAccount, PublishedAddress, PublishedCard } from '../catalogue/published';

/** A customer as section 10 of the contract lists the fields. Nothing about password, keys or sessions. */
export function accountWire(account: Account) {
  const { shipping, billing } = account;
  const wire = {
    id: account.id,
    email: account.email,
    name: account.name,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    email_optin: account.emailOptin,
    type: 'individual',
    group: 'customers',
    balance: 0,
    metadata: account.metadata,
    shipping: shipping && {
      ...addressWire(shipping),
      account_address_id: shipping.accountAddressId,
    },
    billing: billing && { ...addressWire(billing), account_card_id: billing.accountCardId },
    order_count: account.orderCount,
    order_value: decimal(account.orderValue),
    date_created: account.createdAt,
    date_updated: account.updatedAt,
  };
  return wire satisfies PublishedAccount;
}

/** An entry of the address book. */
export function savedAddressWire(address: SavedAddress) {
  const wire = {
    id: address.id,
    ...addressWire(address),
    active: address.isActive,
    date_created: address.createdAt,
    date_updated: address.updatedAt,
  };
  return wire satisfies PublishedAddress;
}

/** A saved card. Only its owner can pay with the token. */
export function accountCardWire(card: AccountCard) {
  const wire = {
    id: card.id,
    token: card.token,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    gateway: 'embedded',
    cvc_check: 'pass' as const,
    zip_check: card.billing?.zip ? ('pass' as const) : ('unchecked' as const),
    address_check: card.billing?.address1 ? ('pass' as const) : ('unchecked' as const),
    billing: card.billing && addressWire(card.billing),
    active: true,
    date_created: card.createdAt,
    date_updated: card.updatedAt,
  };
  return wire satisfies PublishedCard;
}
