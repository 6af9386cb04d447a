import { array, type InferType, mixed, object, string } from 'yup';
import { aidFactsOf, type Attributes } from '@/domain/catalogue/aid-facts';
import {
  stockStatuses,
  type Product,
  type ProductImage,
  type StockStatus,
  type Variant,
} from '@/domain/catalogue/catalogue';
import { zero, type Cents } from '@/domain/money';
import { soldOnce } from '@/domain/subscriptions/plan';
import { centsFromDecimal } from '@/domain/wire/money';
import { isInOurCurrency } from '@/domain/wire/currency';
import { wirePictures } from '@/domain/wire/pictures';
import {
  attributes,
  attributeValue,
  currency,
  decimal,
  flag,
  namedValue,
  text,
} from './swell-fields';

const stock = {
  stock_tracking: flag,
  stock_status: string().oneOf(stockStatuses).nullable(),
};
const priced = { price: decimal, sale: flag, sale_price: decimal };
const named = object({ id: string().required(), name: string().required() });

const swellVariant = object({
  id: string().required(),
  active: flag,
  archived: flag,
  option_value_ids: array(string().required()).nullable(),
  images: wirePictures,
  ...priced,
  ...stock,
});

const swellProduct = object({
  id: string().required(),
  slug: string().required(),
  name: string().required(),
  tags: array(string().required()).nullable(),
  description: text,
  meta_description: text,
  currency,
  images: wirePictures,
  options: array(named.shape({ variant: flag, values: array(named).nullable() })).nullable(),
  variants: object({ results: array(swellVariant).nullable() })
    .nullable()
    .default(null),
  attributes,
  ...priced,
  ...stock,
});

const swellProducts = object({ results: array(mixed()).required() }).required();

type SwellProduct = InferType<typeof swellProduct>;
type SwellVariant = InferType<typeof swellVariant>;
type Pictures = InferType<typeof wirePictures>;

/**
 * The products of one answer, in its order, without those of neither of the shop's two lists and those in a currency
 * the shop does not sell in. Throws yup's ValidationError when it is not a list of products.
 */
export function productsFromSwell(answer: unknown): Product[] {
  const { results } = swellProducts.validateSync(answer);
  return results
    .filter(isInOurCurrency)
    .flatMap((one) => productFromSwell(swellProduct.validateSync(one, { stripUnknown: true })));
}

function productFromSwell(product: SwellProduct): Product[] {
  const kind = (['product', 'accessories'] as const).find((tag) => product.tags?.includes(tag));
  if (!kind) return [];
  const options = (product.options ?? [])
    .filter((option) => option.variant !== false)
    .map(({ id, name, values }) => ({ id, name, values: values ?? [] }));
  const variantsSold = (product.variants?.results ?? []).filter(isSold);
  const images = uniqueImages([product.images, ...variantsSold.map((one) => one.images)], product);
  return [
    {
      id: product.id,
      slug: product.slug,
      name: product.name,
      kind,
      summary: product.meta_description || plainText(product.description ?? ''),
      price: payable(product) ?? zero,
      currency: product.currency,
      images,
      options,
      variants: variantsSold.flatMap((one) => variantFromSwell(one, product, options, images)),
      stockStatus: stockOf(product),
      ...soldOnce,
      ...(kind === 'product' && { facts: aidFactsOf(attributesOf(product)) }),
    },
  ];
}

/** Swell returns an attribute as a plain value, and in some answers as a value with its name. */
function attributesOf({ attributes: kept }: SwellProduct): Attributes {
  const values = Object.entries(kept ?? {}).map(([id, value]) => [
    id,
    namedValue.isValidSync(value) ? value.value : value,
  ]);
  return Object.fromEntries(values.filter(([, value]) => attributeValue.isValidSync(value)));
}

/** Swell keeps archived variants in its lists, still active. */
function isSold({ active, archived }: SwellVariant): boolean {
  return active !== false && archived !== true;
}

/** None when it does not answer every option: such a variant cannot be chosen. */
function variantFromSwell(
  variant: SwellVariant,
  product: SwellProduct,
  options: Product['options'],
  images: readonly ProductImage[],
): Variant[] {
  const chosen = options.flatMap(({ values }) => {
    const value = values.find(({ id }) => variant.option_value_ids?.includes(id));
    return value ? [value] : [];
  });
  if (chosen.length < options.length) return [];
  const own = (variant.images ?? []).map(({ file }) =>
    images.findIndex(({ url }) => url === file.url),
  );
  return [
    {
      id: variant.id,
      name: chosen.map(({ name }) => name).join(', '),
      optionValueIds: chosen.map(({ id }) => id),
      price: payable(variant) ?? payable(product) ?? zero,
      imageIndexes: own.length > 0 ? own : images.map((_, index) => index),
      stockStatus: stockOf(variant),
    },
  ];
}

/** Swell does not measure every picture; squares of this side are assumed. */
const unmeasured = 1200;

function uniqueImages(lists: readonly Pictures[], { name }: SwellProduct): ProductImage[] {
  const byUrl = new Map<string, ProductImage>();
  for (const { caption, file } of lists.flatMap((list) => list ?? [])) {
    if (byUrl.has(file.url)) continue;
    const size = { width: file.width ?? unmeasured, height: file.height ?? unmeasured };
    byUrl.set(file.url, { url: file.url, caption: caption || name, ...size });
  }
  return [...byUrl.values()];
}

type Priced = Pick<SwellVariant, 'price' | 'sale' | 'sale_price'>;

/** Null when a variant costs the same as its product. */
function payable({ price, sale, sale_price: salePrice }: Priced): Cents | null {
  const asked = sale && typeof salePrice === 'number' ? salePrice : price;
  return typeof asked === 'number' ? centsFromDecimal(asked) : null;
}

function stockOf(sold: Pick<SwellVariant, 'stock_tracking' | 'stock_status'>): StockStatus {
  return sold.stock_tracking ? (sold.stock_status ?? null) : null;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Swell's descriptions are HTML; ours are sentences. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
