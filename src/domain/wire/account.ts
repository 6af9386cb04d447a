import { object, string } from 'yup';
import type { Account, SavedAddress } from '../accounts/account';
import { addressWire, wireAddressShape } from './address';
import { decimal } from './money';

const text = string().nullable().default(null);

/** Who a customer is, as pages and staff read it alike (contract 10). */
export const wireAccountShape = {
  id: string().required(),
  email: string().required(),
  name: text,
  first_name: text,
  last_name: text,
  phone: text,
};

type WireAccount = {
  id: string;
  email: string;
  name: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
};

/** Who a customer is, from the wire in our form. */
export function accountOfWire(
  wire: WireAccount,
): Pick<Account, 'id' | 'email' | 'name' | 'firstName' | 'lastName' | 'phone'> {
  const { id, email, name, first_name: firstName, last_name: lastName, phone } = wire;
  return { id, email, name, firstName, lastName, phone };
}

/** The defaults in an account: copies of addresses, and the card's id. */
export const wireDefaults = object({
  shipping: object({ ...wireAddressShape, account_address_id: string().nullable() })
    .nullable()
    .default(null),
  billing: object({ ...wireAddressShape, account_card_id: string().nullable() })
    .nullable()
    .default(null),
});

/** A customer in wire form. Nothing about password, keys or sessions. */
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
    type: 'individual' as const,
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

/** An entry of the address book as its owner's pages read it. */
export const wireSavedAddress = object({ id: string().required(), ...wireAddressShape });

/** An entry of the address book in wire form. */
export function savedAddressWire(address: SavedAddress) {
  return {
    id: address.id,
    ...addressWire(address),
    active: address.isActive,
    date_created: address.createdAt,
    date_updated: address.updatedAt,
  };
}
