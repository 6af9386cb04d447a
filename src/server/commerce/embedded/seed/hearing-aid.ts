import { hearingAidTag } from '@/domain/carts/cart';
import { multiplyCents, cents, defaultCurrency, type Cents } from '@/domain/money';
import type { ProductImage, ProductOption } from '@/domain/catalogue/catalogue';
import { soldOnce } from '@/domain/subscriptions/plan';
import type { Attributes } from '@/domain/catalogue/aid-facts';
import type { StoredProduct } from '../catalogue/catalogue-rows';
import type { ProductWords } from '../catalogue/localized';

const tech = [
  {
    id: 'basic',
    name: 'Basic',
    french: 'Essentiel',
    perEar: { USD: cents(75_000), CAD: cents(100_000) },
  },
  {
    id: 'advanced',
    name: 'Advanced',
    french: 'Avancé',
    perEar: { USD: cents(150_000), CAD: cents(200_000) },
  },
  {
    id: 'premium',
    name: 'Premium',
    french: 'Supérieur',
    perEar: { USD: cents(200_000), CAD: cents(270_000) },
  },
] as const;

const ears = [
  {
    id: 'pair',
    name: 'Pair',
    french: 'La paire',
    aids: 2,
    pictures: ['pair', 'left-ear', 'right-ear', 'detail'],
  },
  {
    id: 'left-ear',
    name: 'Left ear',
    french: 'Oreille gauche',
    aids: 1,
    pictures: ['left-ear', 'pair', 'detail'],
  },
  {
    id: 'right-ear',
    name: 'Right ear',
    french: 'Oreille droite',
    aids: 1,
    pictures: ['right-ear', 'pair', 'detail'],
  },
] as const;

const colours = [
  { id: 'silver', name: 'Silver', french: 'Argent' },
  { id: 'graphite', name: 'Graphite', french: 'Graphite' },
  { id: 'beige', name: 'Beige', french: 'Beige' },
  { id: 'rose', name: 'Rose', french: 'Rose' },
] as const;

const receivers = [
  { id: 'regular', name: 'Regular', french: 'Écouteur standard' },
  { id: 'large', name: 'Large', french: 'Grand écouteur' },
] as const;

type Colour = (typeof colours)[number];
type View = 'pair' | 'left-ear' | 'right-ear' | 'detail';

const views: readonly {
  id: View;
  caption: (colour: string) => string;
  french: (colour: string) => string;
}[] = [
  {
    id: 'pair',
    caption: (colour) =>
      `Pair of Boreal Hearing Charge-and-Go receiver-in-canal hearing aids in ${colour}, left marked blue, right marked red`,
    french: (colour) =>
      `Paire d’aides auditives Charge-and-Go de Boreal Hearing, à écouteur dans le conduit, couleur ${colour}, marque bleue à gauche et rouge à droite`,
  },
  {
    id: 'left-ear',
    caption: (colour) => `Boreal Hearing Charge-and-Go hearing aid for the left ear in ${colour}`,
    french: (colour) =>
      `Aide auditive Charge-and-Go de Boreal Hearing pour l’oreille gauche, couleur ${colour}`,
  },
  {
    id: 'right-ear',
    caption: (colour) => `Boreal Hearing Charge-and-Go hearing aid for the right ear in ${colour}`,
    french: (colour) =>
      `Aide auditive Charge-and-Go de Boreal Hearing pour l’oreille droite, couleur ${colour}`,
  },
  {
    id: 'detail',
    caption: (colour) => `Close-up of two ${colour} hearing aids standing in their charging cradle`,
    french: (colour) =>
      `Gros plan de deux aides auditives couleur ${colour}, debout dans leur socle de charge`,
  },
];

const pictures = colours.flatMap((colour) => views.map((view) => ({ colour, view })));

type Picture = (typeof pictures)[number];

function pictureUrl({ colour, view }: Picture): string {
  return `/pictures/products/charge-go/${colour.id}-${view.id}.webp`;
}

const images: ProductImage[] = pictures.map(({ colour, view }) => ({
  url: pictureUrl({ colour, view }),
  caption: view.caption(colour.id),
  width: 1600,
  height: 1600,
}));

function pictureIndex(colour: Colour, view: View): number {
  return pictures.findIndex((picture) => picture.colour === colour && picture.view.id === view);
}

/** Option and value ids are the words in the product page's URL, so that both share one vocabulary. */
const options: ProductOption[] = [
  { id: 'tech', name: 'Tech level', values: tech.map(named) },
  { id: 'ears', name: 'Ears', values: ears.map(named) },
  { id: 'color', name: 'Colour', values: colours.map(named) },
  { id: 'receiver', name: 'Receiver', values: receivers.map(named) },
];

const french: ProductWords = {
  name: 'Charge-and-Go',
  description:
    'Une aide auditive rechargeable qui se porte derrière l’oreille. Nous la réglons selon votre propre test auditif avant de l’envoyer.',
  options: [
    { id: 'tech', name: 'Niveau de technologie', values: tech.map(namedInFrench) },
    { id: 'ears', name: 'Oreilles', values: ears.map(namedInFrench) },
    { id: 'color', name: 'Couleur', values: colours.map(namedInFrench) },
    { id: 'receiver', name: 'Écouteur', values: receivers.map(namedInFrench) },
  ],
  captions: Object.fromEntries(
    pictures.map((picture) => [
      pictureUrl(picture),
      picture.view.french(picture.colour.french.toLowerCase()),
    ]),
  ),
};

function namedInFrench({ id, french: name }: { id: string; french: string }) {
  return { id, name };
}

function named({ id, name }: { id: string; name: string }) {
  return { id, name };
}

const combinations = tech.flatMap((level) =>
  ears.flatMap((side) =>
    colours.flatMap((colour) => receivers.map((receiver) => ({ level, side, colour, receiver }))),
  ),
);

type Combination = (typeof combinations)[number];

/** 3 tech levels × 3 ear choices × 4 colours × 2 receivers. */
const variants: StoredProduct['variants'] = combinations.map((combination, index) => {
  const { level, side, colour, receiver } = combination;
  const values = [level, side, colour, receiver];
  return {
    id: `6a1f00c0de${(index + 1).toString(16).padStart(2, '0')}b0a1c9d8e7f0`,
    name: values.map(({ name }) => name).join(', '),
    sku: ['CAG', ...values.map(({ name }) => skuPart(name))].join('-'),
    optionValueIds: values.map(({ id }) => id),
    price: priceOf(combination, 'USD'),
    salePrice: null,
    otherPrices: { CAD: { price: priceOf(combination, 'CAD'), salePrice: null } },
    imageIndexes: side.pictures.map((view) => pictureIndex(colour, view)),
  };
});

/** A pair costs twice one ear. */
function priceOf({ level, side }: Combination, currency: 'USD' | 'CAD'): Cents {
  return multiplyCents(level.perEar[currency], side.aids);
}

function skuPart(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 3))
    .join('')
    .toUpperCase();
}

/** Placeholder facts of a fictional manufacturer (docs/placeholders.md). */
export const aidAttributeValues: Attributes = {
  in_the_box: ['Standard Charger'],
  battery_hours: 24,
  charging_hours: 3,
  water_rating: 'IP68',
  weight_grams: 2.4,
  bluetooth: 'yes',
  bluetooth_basic: 'no',
  telecoil: 'no',
  fitting_range_db: 60,
  fitting_range_db_premium: 70,
  app_needed: 'no',
};

export const chargeAndGo: StoredProduct = {
  id: '6a1f00c0de00b0a1c9d8e7f0',
  slug: 'charge-go',
  sku: 'CAG',
  name: 'Charge-and-Go',
  summary:
    'A rechargeable hearing aid that sits behind the ear. We set it to your own hearing test before it ships.',
  kind: 'product',
  tags: [hearingAidTag],
  categoryIds: ['6a1f00ca7e60b0a1c9d8e701'],
  taxClass: 'zero_rated',
  isHearingAid: true,
  isShipped: true,
  ...soldOnce,
  currency: defaultCurrency,
  price: cents(75_000),
  salePrice: null,
  otherPrices: { CAD: { price: cents(100_000), salePrice: null } },
  images,
  $locale: { 'fr-CA': french },
  options,
  variants,
  attributes: aidAttributeValues,
  createdAt: '2026-01-12T15:00:00.000Z',
  updatedAt: '2026-01-12T15:00:00.000Z',
};

/** The only item with limited stock: Basic, right ear, rose, large receiver. */
export const scarceVariant = { optionValueIds: ['basic', 'right-ear', 'rose', 'large'], level: 5 };
