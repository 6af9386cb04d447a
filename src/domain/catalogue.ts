import type { Cents, CurrencyCode } from './money';

/** Swell's words; null means the stock is not tracked and the item can always be bought. */
export type StockStatus = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | 'discontinued' | null;

export type ProductImage = {
  /** Path under the site's origin. */
  url: string;
  /** Alternative text in the catalogue's language. */
  caption: string;
  width: number;
  height: number;
};

export type OptionValue = { id: string; name: string };

/** A choice a shopper makes, in the order it is asked. Value ids are unique within the product. */
export type ProductOption = { id: string; name: string; values: readonly OptionValue[] };

export type Variant = {
  id: string;
  /** Value names joined for people: `Premium / Pair / Graphite / Large`. */
  name: string;
  /** One value id per option of the product. */
  optionValueIds: readonly string[];
  price: Cents;
  stockStatus: StockStatus;
};

/** A product as pages show it. Prices are today's, in `currency`, before tax. */
export type Product = {
  id: string;
  slug: string;
  name: string;
  /** `product` for hearing aids, `accessories` for the rest: the tag of the Store API. */
  kind: 'product' | 'accessories';
  /** One or two plain sentences. */
  summary: string;
  price: Cents;
  currency: CurrencyCode;
  images: readonly ProductImage[];
  options: readonly ProductOption[];
  /** Empty when the product is sold as it is. */
  variants: readonly Variant[];
  stockStatus: StockStatus;
};
