import { cents } from '@/domain/money';

/** The item that a page adds to the cart: the charger that `wireLine` describes by default. */
export const chargerItem = {
  id: 'standard-charger',
  slug: 'standard-charger',
  name: 'Standard Charger',
  variantSubname: '',
  included: '',
  plan: null,
  price: cents(14_900),
  currency: 'USD',
  quantity: 1,
  imageUrl: null,
} as const;
