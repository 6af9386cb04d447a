import type { Cents, CurrencyCode } from '../money';
import type { PurchaseWays } from '../subscriptions/plan';
import type { TaxClass } from '../tax';
import { aidFactsOf, type AidFacts, type Attributes } from './aid-facts';

/** The status names of Swell. */
export const stockStatuses = [
  'in_stock',
  'out_of_stock',
  'preorder',
  'backorder',
  'discontinued',
] as const;

/** Null means the stock is not tracked and the item can always be bought. */
export type StockStatus = (typeof stockStatuses)[number] | null;

export type ProductImage = {
  /** Path under the site's origin. */
  url: string;
  /** Alternative text in the catalogue's language. */
  caption: string;
  width: number;
  height: number;
};

export type OptionValue = { id: string; name: string };

/** A choice a shopper makes, in the order shown. Value ids are unique within the product. */
export type ProductOption = { id: string; name: string; values: readonly OptionValue[] };

export type Variant = {
  id: string;
  /** Value names joined for people: `Premium, Pair, Graphite, Large`. */
  name: string;
  /** One value id per option of the product, in the order of the options. */
  optionValueIds: readonly string[];
  price: Cents;
  /** Positions in the product's `images`, the variant's own picture first. */
  imageIndexes: readonly number[];
  stockStatus: StockStatus;
};

/** `product` for hearing aids, `services` for what is never shipped, `accessories` for the rest: the tag of the Store API. */
export const productKinds = ['product', 'accessories', 'services'] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * The prices of a product in one currency, with those of its variants and plans in the same order as on the product.
 */
export type PagePrices = { price: Cents; variants: readonly Cents[]; plans: readonly Cents[] };

/** A product as pages show it. Prices are today's, in `currency`, before tax. */
export type Product = PurchaseWays & {
  id: string;
  slug: string;
  name: string;
  kind: ProductKind;
  /** One or two plain sentences. */
  summary: string;
  price: Cents;
  currency: CurrencyCode;
  /** Its prices on the shop's other price lists; see page-prices.ts. */
  otherPrices?: Partial<Readonly<Record<CurrencyCode, PagePrices>>>;
  images: readonly ProductImage[];
  options: readonly ProductOption[];
  /** Empty when the product is sold as it is. */
  variants: readonly Variant[];
  stockStatus: StockStatus;
  /** Facts of hearing aids; missing when a browser reloads the product from the Store API. */
  facts?: AidFacts;
};

/** Stock of one sellable item as the engine knows it. */
export type Stock = { isTracked: false } | { isTracked: true; level: number };

/** Price fields of products and variants. A shopper pays `salePrice` when there is one. */
type Priced = { price: Cents; salePrice: Cents | null };

/** A variant with everything the engine needs to sell it. */
export type CatalogueVariant = Priced & {
  id: string;
  name: string;
  sku: string;
  /** One value id per option of the product, in the order of the options. */
  optionValueIds: readonly string[];
  /** Positions in the product's `images`, the variant's own picture first. */
  imageIndexes: readonly number[];
  stock: Stock;
};

/** A product with everything the engine needs to sell and list it. */
export type CatalogueProduct = Priced &
  PurchaseWays & {
    id: string;
    slug: string;
    sku: string;
    name: string;
    summary: string;
    /** Inactive products are treated as missing everywhere. */
    isActive: boolean;
    kind: ProductKind;
    tags: readonly string[];
    categoryIds: readonly string[];
    taxClass: TaxClass;
    /** False for services: a cart with nothing else needs no address. */
    isShipped: boolean;
    /** Hearing aids are subject to the dispensing rules of the buyer's province; accessories never are. */
    isHearingAid: boolean;
    currency: CurrencyCode;
    images: readonly ProductImage[];
    options: readonly ProductOption[];
    variants: readonly CatalogueVariant[];
    stock: Stock;
    /** Value per attribute id. */
    attributes: Attributes;
    /** ISO UTC. */
    createdAt: string;
    updatedAt: string;
  };

export type CatalogueCategory = {
  id: string;
  slug: string;
  name: string;
  description: string;
  parentId: string | null;
  sort: number;
};

export type CatalogueAttribute = {
  id: string;
  name: string;
  type: 'text' | 'number' | 'select';
  isVisible: boolean;
  isFilterable: boolean;
  isSearchable: boolean;
  values: readonly string[];
};

/** Today's price of one unit for a shopper. */
export function payablePrice(priced: Priced): Cents {
  return priced.salePrice ?? priced.price;
}

/** The price before it was lowered; null when it was not. */
export function originalPrice(priced: Priced): Cents | null {
  return priced.salePrice !== null && priced.salePrice < priced.price ? priced.price : null;
}

/** Swell's status name; null when the stock is not tracked. */
export function stockStatus(stock: Stock): StockStatus {
  if (!stock.isTracked) return null;
  return stock.level > 0 ? 'in_stock' : 'out_of_stock';
}

/** The product as pages show it: the part of the catalogue that may be sent to the browser. */
export function toPageProduct(product: CatalogueProduct): Product {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    kind: product.kind,
    summary: product.summary,
    price: payablePrice(product),
    currency: product.currency,
    images: product.images,
    options: product.options,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      optionValueIds: variant.optionValueIds,
      price: payablePrice(variant),
      imageIndexes: variant.imageIndexes,
      stockStatus: stockStatus(variant.stock),
    })),
    stockStatus: stockStatus(product.stock),
    isSoldOnce: product.isSoldOnce,
    plans: product.plans,
    ...(product.isHearingAid && { facts: aidFactsOf(product.attributes) }),
  };
}
