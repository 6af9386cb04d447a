import type { Address } from '@/domain/accounts/address';

/** An address in the wire's words; parts nobody typed yet are null. */
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
