import { string } from 'yup';
import type { Address } from '../accounts/address';

const text = string().nullable();

/** The fields of an address on Swell's wire (contract 9.4 and 10). */
export const wireAddressShape = {
  name: text,
  first_name: text,
  last_name: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  phone: text,
};

export type WireAddress = { [Field in keyof typeof wireAddressShape]?: string | null };

/** An address in wire form; missing parts are null. */
export function addressWire(address: Address) {
  return {
    name: address.name,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: address.country,
    phone: address.phone,
  };
}

/** An address from the wire in our form; an empty text means that nothing was typed. */
export function addressOfWire(wire: WireAddress): Address {
  return {
    name: wire.name || null,
    firstName: wire.first_name || null,
    lastName: wire.last_name || null,
    company: wire.company || null,
    address1: wire.address1 || null,
    address2: wire.address2 || null,
    city: wire.city || null,
    state: wire.state || null,
    zip: wire.zip || null,
    country: wire.country || null,
    phone: wire.phone || null,
  };
}
