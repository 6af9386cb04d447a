import { cents } from '@/domain/money';
import type { Promotion } from '@/domain/promotion';
import type { LocalizedPromotion } from '../catalogue/localized';
import { accessoriesCategoryId } from './categories';

/** Two examples of promotions. Both are seeded switched off. */
export const seedPromotions: readonly (Promotion & LocalizedPromotion)[] = [
  {
    id: '6a1f009030010a1c9d8e7f00',
    name: 'Second accessory 20% off',
    description: 'Buy two accessories and the less expensive one costs 20% less.',
    $locale: {
      'fr-CA': {
        name: '20 % de rabais sur le deuxième accessoire',
        description: 'À l’achat de deux accessoires, le moins cher coûte 20 % de moins.',
      },
    },
    effect: { kind: 'percent_off_next', every: 2, basisPoints: 2000 },
    productIds: null,
    categoryIds: [accessoriesCategoryId],
    minimumSubTotals: {},
    maximumPerLine: {},
    validFrom: null,
    validUntil: null,
  },
  {
    id: '6a1f009030020a1c9d8e7f00',
    name: 'Free express shipping',
    description: 'Express shipping is free from $1,500 USD, or $2,000 CAD.',
    $locale: {
      'fr-CA': {
        name: 'Livraison express gratuite',
        description: 'La livraison express est gratuite à partir de 1 500 $ US ou de 2 000 $ CA.',
      },
    },
    effect: { kind: 'free_shipping' },
    productIds: null,
    categoryIds: null,
    minimumSubTotals: { USD: cents(150_000), CAD: cents(200_000) },
    maximumPerLine: {},
    validFrom: null,
    validUntil: null,
  },
];
