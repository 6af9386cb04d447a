import { cents } from '@/domain/money';

/** What a page puts into the cart: the charger that `wireLine` writes by itself. */
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
