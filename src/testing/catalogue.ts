import type { Product, ProductOption, Variant } from '@/domain/catalogue/catalogue';
import { cents, defaultCurrency } from '@/domain/money';
import { soldOnce } from '@/domain/subscriptions/plan';

const pricePerEar: Record<string, number> = { Basic: 75_000, Advanced: 150_000, Premium: 200_000 };

const option = (name: string, values: readonly string[]): ProductOption => ({
  id: `option-${name.toLowerCase()}`,
  name,
  values: values.map((value) => ({
    id: `${name}-${value}`.toLowerCase().replace(/ /g, '-'),
    name: value,
  })),
});

const options = [
  option('Tech level', ['Basic', 'Advanced', 'Premium']),
  option('Ears', ['Pair', 'Left ear', 'Right ear']),
  option('Colour', ['Silver', 'Graphite', 'Beige', 'Rose']),
  option('Receiver', ['Regular', 'Large']),
];

/** Every combination of one value per option. */
const combinations = options.reduce<ProductOption['values'][number][][]>(
  (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
  [[]],
);

const variants = combinations.map((values): Variant => {
  const [level, ears] = values;
  const perEar = pricePerEar[level?.name ?? ''] ?? 0;
  return {
    id: `variant-${values.map(({ id }) => id).join('-')}`,
    name: values.map(({ name }) => name).join(', '),
    optionValueIds: values.map(({ id }) => id),
    price: cents(ears?.name === 'Pair' ? perEar * 2 : perEar),
    imageIndexes: [],
    stockStatus: 'in_stock',
  };
});

const colours = ['silver', 'graphite', 'beige', 'rose'];
const views = ['pair', 'left-ear', 'right-ear', 'detail'];

/** The hearing aid with its 72 variants, as the catalogue returns it. */
export const chargeAndGo: Product = {
  id: 'product-charge-go',
  slug: 'charge-go',
  name: 'Charge-and-Go',
  kind: 'product',
  summary: 'A rechargeable hearing aid that sits behind the ear.',
  price: cents(75_000),
  currency: defaultCurrency,
  images: colours.flatMap((colour) =>
    views.map((view) => ({
      url: `/pictures/products/charge-go/${colour}-${view}.webp`,
      caption: `Charge-and-Go, ${colour}, ${view}`,
      width: 1600,
      height: 1600,
    })),
  ),
  options,
  variants,
  stockStatus: 'in_stock',
  ...soldOnce,
};

/** The hearing aid with one variant's stock changed. */
export function chargeAndGoWith(variantName: string, change: Partial<Variant>): Product {
  return {
    ...chargeAndGo,
    variants: chargeAndGo.variants.map((variant) =>
      variant.name === variantName ? { ...variant, ...change } : variant,
    ),
  };
}

function accessory(slug: string, name: string, price: number): Product {
  return {
    id: `product-${slug}`,
    slug,
    name,
    kind: 'accessories',
    summary: `${name}: one sentence.`,
    price: cents(price),
    currency: defaultCurrency,
    images: ['', '-2'].map((suffix) => ({
      url: `/pictures/products/accessories/${slug}${suffix}.webp`,
      caption: `${name}${suffix && ', from the other side'}`,
      width: 1600,
      height: 1600,
    })),
    options: [],
    variants: [],
    stockStatus: null,
    ...soldOnce,
  };
}

/** The five accessories. */
export const accessories: readonly Product[] = [
  accessory('dry-clean-charger', 'Dry & Clean Charger', 24_900),
  accessory('stream-line-tv', 'Stream Line TV', 29_900),
  accessory('pure-portable-charger', 'Pure Portable Charger', 19_900),
  accessory('standard-charger', 'Standard Charger', 14_900),
  accessory('remote-mini-pocket', 'Remote Mini Pocket', 9_900),
];

/** An accessory that is sold once and on two plans. */
export const domeKit: Product = {
  ...accessory('dome-and-filter-kit', 'Dome & Filter Kit', 2_900),
  plans: [
    {
      id: 'every-3-months',
      name: 'Every 3 months',
      description: 'Four kits a year.',
      price: cents(2_400),
      interval: 'monthly',
      count: 3,
    },
    {
      id: 'every-6-months',
      name: 'Every 6 months',
      description: 'Two kits a year.',
      price: cents(2_600),
      interval: 'monthly',
      count: 6,
    },
  ],
  otherPrices: {
    CAD: { price: cents(3_900), variants: [], plans: [cents(3_200), cents(3_500)] },
  },
};

/** A service that is sold by the year only. */
export const carePlan: Product = {
  ...accessory('care-plan', 'Care Plan', 12_900),
  kind: 'services',
  isSoldOnce: false,
  plans: [
    {
      id: 'yearly',
      name: 'Every year',
      description: 'One check-up a year.',
      price: cents(12_900),
      interval: 'yearly',
      count: 1,
    },
  ],
};
