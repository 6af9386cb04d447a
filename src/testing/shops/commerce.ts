import type { CartLineRecord, CartRecord } from '@/domain/carts/cart-record';
import type { CatalogueProduct, CatalogueVariant } from '@/domain/catalogue/catalogue';
import { cents } from '@/domain/money';
import { soldOnce, type Plan } from '@/domain/subscriptions/plan';

/** Small, complete carts and products for tests of rules; a test passes only its changes. */

export function aProduct(change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 'tv',
    slug: 'stream-line-tv',
    sku: 'TV',
    name: 'Stream Line TV',
    summary: 'Sends the sound of the TV to both ears.',
    isActive: true,
    kind: 'accessories',
    tags: ['accessories'],
    categoryIds: [],
    taxClass: 'standard',
    isHearingAid: false,
    isShipped: true,
    ...soldOnce,
    currency: 'USD',
    price: cents(29_900),
    salePrice: null,
    images: [{ url: '/tv.webp', caption: 'TV', width: 10, height: 10 }],
    options: [],
    variants: [],
    stock: { isTracked: false },
    attributes: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

/** An accessory that is sold once or on one of two plans. */
export function aKit(change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return aProduct({
    id: 'kit',
    slug: 'dome-and-filter-kit',
    sku: 'KIT',
    name: 'Dome & Filter Kit',
    price: cents(2900),
    plans: [
      aPlan(),
      aPlan({ id: 'every-6-months', name: 'Every 6 months', price: cents(2600), count: 6 }),
    ],
    ...change,
  });
}

/** A service: never shipped, sold by the year only. */
export function aCarePlan(change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return aProduct({
    id: 'care',
    slug: 'care-plan',
    sku: 'CARE',
    name: 'Care Plan',
    kind: 'services',
    tags: ['services'],
    isShipped: false,
    isSoldOnce: false,
    price: cents(12_900),
    plans: [
      aPlan({
        id: 'yearly',
        name: 'Every year',
        price: cents(12_900),
        interval: 'yearly',
        count: 1,
      }),
    ],
    ...change,
  });
}

export function aPlan(change: Partial<Plan> = {}): Plan {
  return {
    id: 'every-3-months',
    name: 'Every 3 months',
    description: 'A fresh kit every three months.',
    price: cents(2400),
    interval: 'monthly',
    count: 3,
    ...change,
  };
}

function aVariant(change: Partial<CatalogueVariant> = {}): CatalogueVariant {
  return {
    id: 'basic-pair',
    name: 'Basic, Pair',
    sku: 'AID-BAS-PAI',
    optionValueIds: ['basic', 'pair'],
    imageIndexes: [1, 0],
    price: cents(150_000),
    salePrice: null,
    stock: { isTracked: false },
    ...change,
  };
}

/** A hearing aid with two options and two of their four combinations. */
export function aHearingAid(change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return aProduct({
    id: 'aid',
    slug: 'charge-go',
    sku: 'AID',
    name: 'Charge-and-Go',
    kind: 'product',
    tags: ['product'],
    taxClass: 'zero_rated',
    isHearingAid: true,
    price: cents(75_000),
    images: ['/left.webp', '/pair.webp'].map((url) => ({
      url,
      caption: url,
      width: 10,
      height: 10,
    })),
    options: [
      {
        id: 'tech',
        name: 'Tech level',
        values: [
          { id: 'basic', name: 'Basic' },
          { id: 'premium', name: 'Premium' },
        ],
      },
      {
        id: 'ears',
        name: 'Ears',
        values: [
          { id: 'pair', name: 'Pair' },
          { id: 'left-ear', name: 'Left ear' },
        ],
      },
    ],
    variants: [
      aVariant(),
      aVariant({
        id: 'premium-left',
        name: 'Premium, Left ear',
        sku: 'AID-PRE-LEF',
        optionValueIds: ['premium', 'left-ear'],
        imageIndexes: [0],
        price: cents(200_000),
      }),
    ],
    ...change,
  });
}

export function aLine(change: Partial<CartLineRecord> = {}): CartLineRecord {
  return {
    id: 'line',
    productId: 'tv',
    variantId: null,
    quantity: 1,
    purchaseOption: { type: 'standard' },
    metadata: null,
    productName: 'Stream Line TV',
    variantName: null,
    lastPrice: cents(29_900),
    isShipped: true,
    ...change,
  };
}

export function aCart(change: Partial<CartRecord> = {}): CartRecord {
  return {
    id: 'cart',
    status: 'open',
    orderId: null,
    currency: 'USD',
    displayLocale: 'en-US',
    isRecovered: false,
    lines: [aLine()],
    account: null,
    isLoggedIn: false,
    emailOptin: null,
    smsOptin: null,
    shipping: null,
    billing: null,
    rating: null,
    coupon: null,
    giftCards: [],
    comments: null,
    metadata: null,
    isGift: false,
    giftMessage: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

/** Finds a product among these by its id, as the engine does in its catalogue. */
export function findAmong(products: readonly CatalogueProduct[]) {
  return (id: string) => products.find((product) => product.id === id);
}
