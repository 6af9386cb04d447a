import { addressFields, emptyAddress, parseCountry, type Address } from '@/domain/accounts/address';
import type { AddressChange, Outcome } from '../engine';

/**
 * An address with the fields a client sent: omitted ones stay, null and blanks clear, the country has to be a supported
 * one.
 */
export function changedAddress(
  before: Address,
  change: AddressChange,
  countryField: string,
): Outcome<Address> {
  const address = { ...emptyAddress };
  for (const field of addressFields) {
    const value = change[field];
    address[field] = value === undefined ? before[field] : value?.trim() || null;
  }
  if (!change.country) return { ok: true, value: address };
  const country = parseCountry(change.country);
  if (country === null) return { ok: false, code: 'country_unsupported', field: countryField };
  return { ok: true, value: { ...address, country } };
}

/** Whether the change concerns the address itself. */
export function changesAddress(change: AddressChange): boolean {
  return addressFields.some((field) => change[field] !== undefined);
}
