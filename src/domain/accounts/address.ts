/** A postal address as the Store API knows it. Every part may still be missing while a shopper types. */
export type Address = {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  /** Province or state code where there is one: `AB`. */
  state: string | null;
  zip: string | null;
  /** Two-letter country code, upper case. */
  country: string | null;
  phone: string | null;
};

export const emptyAddress: Address = {
  name: null,
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  phone: null,
};

/** Fields of an address, in the order a letter shows them. */
export const addressFields = [
  'name',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[];

/** Picks the address fields out of a larger record. */
export function pickAddress(source: Address): Address {
  const address = { ...emptyAddress };
  for (const field of addressFields) address[field] = source[field];
  return address;
}

/** Countries we ship to and bill in. The checkout form itself offers Canada only. */
export const shippingCountries = ['CA', 'US'] as const;
export type CountryCode = (typeof shippingCountries)[number];

/**
 * Reads a country as clients send it: a two-letter code in any case, or the word `canada` that the
 * checkout form starts with. Null for anything we do not sell to.
 */
export function parseCountry(text: string): CountryCode | null {
  const wanted = text.trim().toUpperCase();
  if (wanted === 'CANADA') return 'CA';
  return shippingCountries.find((code) => code === wanted) ?? null;
}

/** A name to greet and to print: the full name, else first and last. Null when there is none. */
export function addressName(
  address: Pick<Address, 'name' | 'firstName' | 'lastName'>,
): string | null {
  const parts = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return address.name ?? (parts === '' ? null : parts);
}
