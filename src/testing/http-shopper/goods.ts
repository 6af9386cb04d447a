/** Goods of our seed (with fixed names and prices). */
export const charger = 'standard-charger';
export const aid = 'charge-go';

/** One variant of the hearing aid by its options: 4,000.00. */
export const premiumPair = [
  { id: 'Tech level', value: 'Premium' },
  { id: 'Ears', value: 'Pair' },
  { id: 'Colour', value: 'Graphite' },
  { id: 'Receiver', value: 'Large' },
];

/** The one variant with a limited stock: 750.00. */
export const scarce = [
  { id: 'Tech level', value: 'Basic' },
  { id: 'Ears', value: 'Right ear' },
  { id: 'Colour', value: 'Rose' },
  { id: 'Receiver', value: 'Large' },
];

export const home = {
  name: 'Ada Byron',
  address1: '1 Centre St',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
};

/** The test gateway's card that always succeeds. */
export const testCard = {
  number: '4242 4242 4242 4242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
};
