/** Saved addresses and cards in the Store API's form. */

export const wireHome = {
  id: 'address-home',
  name: 'Margaret Okafor',
  first_name: 'Margaret',
  last_name: 'Okafor',
  address1: '118 Lakeshore Road',
  address2: null,
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
  phone: '+14035550118',
};

export const wireCottage = {
  ...wireHome,
  id: 'address-cottage',
  address1: '7 Pine Lane',
  city: 'Canmore',
  zip: 'T1W 0B1',
};

export const wireVisa = {
  id: 'card-visa',
  token: 'card_visa',
  brand: 'Visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2048,
};

export const wireExpired = {
  ...wireVisa,
  id: 'card-expired',
  token: 'card_expired',
  last4: '0005',
  exp_month: 1,
  exp_year: 2020,
};

export const wireMastercard = {
  ...wireVisa,
  id: 'card-mastercard',
  token: 'card_mastercard',
  brand: 'MasterCard',
  last4: '4444',
};

/** Wraps entries as a list answer. */
export function listOf<Entry>(...results: Entry[]) {
  return { count: results.length, results };
}
