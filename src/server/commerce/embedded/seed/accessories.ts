import type { ProductImage } from '@/domain/catalogue/catalogue';
import { cents, defaultCurrency } from '@/domain/money';
import { soldOnce } from '@/domain/subscriptions/plan';
import type { StoredProduct } from '../catalogue/catalogue-rows';
import type { ProductWords } from '../catalogue/localized';
import { accessoriesCategoryId } from './categories';

type Accessory = {
  id: string;
  slug: string;
  sku: string;
  name: string;
  summary: string;
  dollars: Readonly<Record<'USD' | 'CAD', number>>;
  use: 'Charging' | 'TV' | 'Remote control';
  captions: readonly [string, string];
  french: { name: string; description: string; captions: readonly [string, string] };
};

const accessoryList: readonly Accessory[] = [
  {
    id: '6a1f00acce01b0a1c9d8e7f0',
    slug: 'dry-clean-charger',
    sku: 'ACC-DCC',
    name: 'Dry & Clean Charger',
    summary: 'Put your hearing aids in at night. In the morning they are charged, dry and clean.',
    dollars: { USD: 249, CAD: 329 },
    use: 'Charging',
    captions: [
      'Rounded charging box with open lid, soft violet UV light and a pair of hearing aids inside',
      'Closed rounded drying and charging box with three status lights',
    ],
    french: {
      name: 'Chargeur avec séchage et nettoyage',
      description:
        'Déposez-y vos aides auditives le soir. Le matin, elles sont chargées, sèches et propres.',
      captions: [
        'Boîtier de charge arrondi au couvercle ouvert, avec une douce lumière UV violette et une paire d’aides auditives',
        'Boîtier de séchage et de charge arrondi et fermé, avec trois voyants',
      ],
    },
  },
  {
    id: '6a1f00acce02b0a1c9d8e7f0',
    slug: 'stream-line-tv',
    sku: 'ACC-SLT',
    name: 'Stream Line TV',
    summary: 'Sends the sound of your TV to both ears. Everyone else keeps their own volume.',
    dollars: { USD: 299, CAD: 399 },
    use: 'TV',
    captions: [
      'Small square TV streamer with woven front, a white status light and a cable',
      'Small square TV streamer with woven front, seen from the right',
    ],
    french: {
      name: 'Émetteur pour la télé Stream Line',
      description:
        'Il envoie le son de votre télé dans vos deux oreilles. Les autres gardent leur propre volume.',
      captions: [
        'Petit émetteur carré pour la télé, à façade tissée, avec un voyant blanc et un câble',
        'Petit émetteur carré pour la télé, à façade tissée, vu de la droite',
      ],
    },
  },
  {
    id: '6a1f00acce03b0a1c9d8e7f0',
    slug: 'pure-portable-charger',
    sku: 'ACC-PPC',
    name: 'Pure Portable Charger',
    summary: 'A small case that charges your aids in a coat pocket or a glove box.',
    dollars: { USD: 199, CAD: 269 },
    use: 'Charging',
    captions: [
      'Pine-green pocket charging case with open lid holding a pair of graphite hearing aids',
      'Closed pine-green pocket charging case with battery lights',
    ],
    french: {
      name: 'Chargeur portatif',
      description:
        'Un petit étui qui charge vos aides auditives dans une poche de manteau ou dans la boîte à gants.',
      captions: [
        'Étui de charge de poche vert sapin, ouvert, avec une paire d’aides auditives graphite',
        'Étui de charge de poche vert sapin, fermé, avec des voyants de charge',
      ],
    },
  },
  {
    id: '6a1f00acce04b0a1c9d8e7f0',
    slug: 'standard-charger',
    sku: 'ACC-STC',
    name: 'Standard Charger',
    summary:
      'A second charging stand, for the cottage or for travel. Drop them in and they click into place.',
    dollars: { USD: 149, CAD: 199 },
    use: 'Charging',
    captions: [
      'Low charging cradle with two slots and a cable',
      'Charging cradle with two silver hearing aids standing in its slots',
    ],
    french: {
      name: 'Chargeur standard',
      description:
        'Un deuxième socle de charge, pour le chalet ou les voyages. Posez vos aides auditives : elles se placent d’elles-mêmes.',
      captions: [
        'Socle de charge bas à deux logements, avec un câble',
        'Socle de charge avec deux aides auditives argent debout dans leurs logements',
      ],
    },
  },
  {
    id: '6a1f00acce05b0a1c9d8e7f0',
    slug: 'remote-mini-pocket',
    sku: 'ACC-RMP',
    name: 'Remote Mini Pocket',
    summary: 'Big buttons for louder and softer. No phone needed.',
    dollars: { USD: 99, CAD: 129 },
    use: 'Remote control',
    captions: [
      'Small dark key-fob remote control with plus, minus and two round buttons',
      'Key-fob remote control seen from a low angle',
    ],
    french: {
      name: 'Mini-télécommande de poche',
      description: 'De gros boutons pour monter ou baisser le son. Sans téléphone.',
      captions: [
        'Petite télécommande porte-clés foncée, avec un plus, un moins et deux boutons ronds',
        'Télécommande porte-clés vue d’en bas',
      ],
    },
  },
];

function imagesOf({ slug, captions }: Accessory): ProductImage[] {
  return captions.map((caption, index) => ({
    url: pictureUrl(slug, index),
    caption,
    width: 1600,
    height: 1600,
  }));
}

function pictureUrl(slug: string, index: number): string {
  return `/pictures/products/accessories/${slug}${index === 0 ? '' : `-${index + 1}`}.webp`;
}

function frenchOf({ slug, french }: Accessory): ProductWords {
  const captions = french.captions.map((caption, index) => [pictureUrl(slug, index), caption]);
  return { ...french, captions: Object.fromEntries(captions) };
}

/** In shop order. */
export const accessories: readonly StoredProduct[] = accessoryList.map((accessory) => ({
  id: accessory.id,
  slug: accessory.slug,
  sku: accessory.sku,
  name: accessory.name,
  summary: accessory.summary,
  kind: 'accessories',
  tags: ['accessories'],
  categoryIds: [accessoriesCategoryId],
  taxClass: 'standard',
  isHearingAid: false,
  isShipped: true,
  ...soldOnce,
  currency: defaultCurrency,
  price: cents(accessory.dollars.USD * 100),
  salePrice: null,
  otherPrices: { CAD: { price: cents(accessory.dollars.CAD * 100), salePrice: null } },
  images: imagesOf(accessory),
  $locale: { 'fr-CA': frenchOf(accessory) },
  options: [],
  variants: [],
  attributes: { use: accessory.use },
  createdAt: '2026-01-12T15:00:00.000Z',
  updatedAt: '2026-01-12T15:00:00.000Z',
}));
