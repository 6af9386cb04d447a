import type { Account } from '@/domain/account';
import { addressWire } from './address-wire';
import { decimal } from './money-wire';

/** A customer as section 10 of the contract lists her. Nothing about her password, its keys or her sessions. */
export function accountWire(account: Account) {
  const { shipping, billing } = account;
  return {
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
}
