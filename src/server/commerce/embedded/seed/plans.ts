import { cents, defaultCurrency } from '@/domain/money';
import type { StoredProduct } from '../catalogue/catalogue-rows';
import type { OtherPrices } from '../catalogue/price-lists';
import { accessoriesCategoryId } from './categories';

const inCad = (price: number): OtherPrices => ({ CAD: { price: cents(price), salePrice: null } });

const createdAt = '2026-01-12T14:00:00.000Z';

/** An accessory that wears out: sold once or as a plan. */
export const domeAndFilterKit: StoredProduct = {
  id: '6a1f00acce06b0a1c9d8e7f0',
  slug: 'dome-and-filter-kit',
  sku: 'ACC-DFK',
  name: 'Dome & Filter Kit',
  summary: 'Eight soft domes and eight wax filters: fresh parts for both ears for three months.',
  kind: 'accessories',
  tags: ['accessories'],
  categoryIds: [accessoriesCategoryId],
  taxClass: 'standard',
  isHearingAid: false,
  isShipped: true,
  isSoldOnce: true,
  plans: [
    {
      id: 'every-3-months',
      name: 'Every 3 months',
      description: 'A fresh kit every three months: new domes and filters all year round.',
      price: cents(24_00),
      otherPrices: inCad(32_00),
      interval: 'monthly',
      count: 3,
    },
    {
      id: 'every-6-months',
      name: 'Every 6 months',
      description: 'A fresh kit twice a year.',
      price: cents(26_00),
      otherPrices: inCad(35_00),
      interval: 'monthly',
      count: 6,
    },
  ],
  currency: defaultCurrency,
  price: cents(29_00),
  salePrice: null,
  otherPrices: inCad(39_00),
  images: [
    {
      url: '/pictures/products/accessories/dome-and-filter-kit.webp',
      caption: 'Soft, clear dome on the wire of a hearing aid, with the wax filter in its tip',
      width: 1000,
      height: 1000,
    },
  ],
  $locale: {
    'fr-CA': {
      name: 'Trousse de dômes et de filtres',
      description:
        'Huit dômes souples et huit filtres pare-cérumen : des pièces neuves pour les deux oreilles pendant trois mois.',
      plans: [
        {
          id: 'every-3-months',
          name: 'Tous les 3 mois',
          description:
            'Une trousse neuve tous les trois mois : dômes et filtres pour toute l’année.',
        },
        {
          id: 'every-6-months',
          name: 'Tous les 6 mois',
          description: 'Une trousse neuve deux fois par année.',
        },
      ],
      captions: {
        '/pictures/products/accessories/dome-and-filter-kit.webp':
          'Dôme souple et transparent sur le fil d’une aide auditive, avec le filtre pare-cérumen à son extrémité',
      },
    },
  },
  options: [],
  variants: [],
  attributes: { use: 'Care' },
  createdAt,
  updatedAt: createdAt,
};

/** A service: nothing is shipped, and it is sold by the year only. */
export const carePlan: StoredProduct = {
  id: '6a1f005e4001b0a1c9d8e7f0',
  slug: 'care-plan',
  sku: 'SRV-CARE',
  name: 'Care Plan',
  summary: 'A yearly check-up and deep clean of your hearing aids, with shipping both ways.',
  kind: 'services',
  tags: ['services'],
  categoryIds: [],
  taxClass: 'standard',
  isHearingAid: false,
  isShipped: false,
  isSoldOnce: false,
  plans: [
    {
      id: 'yearly',
      name: 'Every year',
      description: 'One check-up and deep clean a year, for one pair of hearing aids.',
      price: cents(129_00),
      otherPrices: inCad(169_00),
      interval: 'yearly',
      count: 1,
    },
  ],
  currency: defaultCurrency,
  price: cents(129_00),
  salePrice: null,
  otherPrices: inCad(169_00),
  images: [
    {
      url: '/pictures/products/services/care-plan.webp',
      caption: 'Two silver hearing aids on a wooden table beside a cup',
      width: 1000,
      height: 1000,
    },
  ],
  $locale: {
    'fr-CA': {
      name: 'Forfait entretien',
      description:
        'Une vérification et un nettoyage en profondeur de vos aides auditives chaque année, avec la livraison aller-retour.',
      plans: [
        {
          id: 'yearly',
          name: 'Tous les ans',
          description:
            'Une vérification et un nettoyage en profondeur par année, pour une paire d’aides auditives.',
        },
      ],
      captions: {
        '/pictures/products/services/care-plan.webp':
          'Deux aides auditives argent sur une table de bois, à côté d’une tasse',
      },
    },
  },
  options: [],
  variants: [],
  attributes: {},
  createdAt,
  updatedAt: createdAt,
};
