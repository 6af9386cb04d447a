import {
  emptyAddressFields,
  type AddressField,
  type AddressFields,
} from '@/domain/accounts/address-form';
import {
  normalizePhone,
  normalizePostalCode,
  printedPhone,
} from '@/domain/checkout/checkout-address';
import { parseProvince } from '@/domain/provinces';
import type { WireAddress } from '@/domain/wire/address';

const country = 'CA';

/** An address of the Store API as form fields; an unknown province is left to be chosen. */
export function addressFromWire(wire: WireAddress): AddressFields {
  const { address1, address2, city, state, zip, phone } = wire;
  return {
    ...emptyAddressFields,
    ...namesOf(wire),
    address: address1 ?? '',
    apartment: address2 ?? '',
    city: city ?? '',
    province: parseProvince(state ?? null) ?? '',
    postalCode: zip ?? '',
    ...(phone && { phone: printedPhone(phone) }),
  };
}

/** Other clients may have sent a whole name only. */
function namesOf({ name, first_name, last_name }: WireAddress) {
  if (first_name || last_name) return { firstName: first_name ?? '', lastName: last_name ?? '' };
  const [firstName = '', ...rest] = name?.trim().split(/\s+/) ?? [];
  return { firstName, lastName: rest.join(' ') };
}

/** False for a country that our forms do not know; an address without a country is in Canada. */
export function isCanadian(wire: WireAddress): boolean {
  return !wire.country || wire.country === country;
}

/** A filled address as the Store API takes it. Only called with fields that are right. */
export function addressToWire(address: AddressFields) {
  return {
    ...personToWire(address),
    address1: address.address.trim(),
    address2: address.apartment.trim() || null,
    city: address.city.trim(),
    state: address.province,
    zip: normalizePostalCode(address.postalCode),
  };
}

/** The person of an address, without the place. */
export function personToWire(person: AddressFields) {
  const first = person.firstName.trim();
  const last = person.lastName.trim();
  return {
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    phone: normalizePhone(person.phone),
    country,
  };
}

const fieldsOnWire: Readonly<Record<string, AddressField>> = {
  name: 'firstName',
  first_name: 'firstName',
  last_name: 'lastName',
  address1: 'address',
  address2: 'apartment',
  city: 'city',
  state: 'province',
  zip: 'postalCode',
  phone: 'phone',
};

/** The field that the Store API blames by its own name; null for one that nobody typed. */
export function addressFieldOf(param: string): AddressField | null {
  return fieldsOnWire[param] ?? null;
}
