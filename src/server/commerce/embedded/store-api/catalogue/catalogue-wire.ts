import type {
  Attribute,
  Category,
  Image,
  Product,
  PurchaseOptions,
  ResultsResponse,
  Variant,
} from 'swell-js';
import {
  originalPrice,
  payablePrice,
  stockStatus,
  type CatalogueAttribute,
  type CatalogueCategory,
  type CatalogueProduct,
  type CatalogueVariant,
  type ProductImage,
  type Stock,
} from '@/domain/catalogue/catalogue';
import { decimal, decimalOrNull } from '@/domain/wire/money';
import { deliveryOf, planWire } from '@/domain/wire/purchase';
import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';
import type { CatalogueSnapshot } from '@/server/commerce/embedded/catalogue/catalogue-snapshot';

type Id = { id: string };
export type CategoryWire = Category & Id;
type AttributeWire = Attribute & Id & { filterable: boolean; values: readonly string[] };
type VariantWire = Variant & Id & { stock_status: Product['stock_status'] };
/** A product with everything a query may use; `variants` and `categories` are sent on demand only. */
export type ProductWire = Omit<Product, 'categories' | 'variants'> &
  Id & {
    slug: string;
    variants: ResultsResponse<VariantWire>;
    categories: readonly CategoryWire[];
  };

export type CatalogueWire = {
  categories: readonly CategoryWire[];
  attributes: readonly AttributeWire[];
  /** Returns the same object for the same product. */
  productWire: (product: CatalogueProduct) => ProductWire;
};

const wires = new WeakMap<CatalogueSnapshot, CatalogueWire>();

/** The catalogue in the Store API's form, made once per snapshot; each product when it is first requested. */
export function catalogueWire(snapshot: CatalogueSnapshot): CatalogueWire {
  const known = wires.get(snapshot);
  if (known) return known;
  const categories = snapshot.categories.map(categoryWire);
  const products = new WeakMap<CatalogueProduct, ProductWire>();
  const wire: CatalogueWire = {
    categories,
    attributes: snapshot.attributes.map(attributeWire),
    productWire: (product) => {
      const made = products.get(product) ?? productWire(product, categories, snapshot.attributes);
      products.set(product, made);
      return made;
    },
  };
  wires.set(snapshot, wire);
  return wire;
}

/** Fields that `plainWire` may have: conditions on these alone need no full product. */
export const plainFields: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'sku',
  'name',
  'active',
  'description',
  'type',
  'delivery',
  'virtual',
  'bundle',
  'price',
  'sale',
  'sale_price',
  'orig_price',
  'currency',
  'tags',
  'date_created',
  'date_updated',
]);

/** The cheap fields of a product, the same cost for every product. */
export function plainWire(product: Omit<StoredProduct, 'plans'>) {
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    name: product.name,
    active: true,
    description: product.summary,
    type: product.isSoldOnce ? ('standard' as const) : ('subscription' as const),
    delivery: deliveryOf(product),
    virtual: !product.isShipped,
    bundle: false,
    ...priceWire(product, isLowered(product)),
    currency: product.currency,
    tags: [...product.tags],
    date_created: product.createdAt,
    date_updated: product.updatedAt,
  };
}

/** In swell-js a variant without a sale price would inherit the product's, so either all have one or none. */
function isLowered(product: Pick<StoredProduct, 'price' | 'salePrice' | 'variants'>): boolean {
  return [product, ...product.variants].some((sold) => originalPrice(sold) !== null);
}

function productWire(
  product: CatalogueProduct,
  categories: readonly CategoryWire[],
  attributes: readonly CatalogueAttribute[],
): ProductWire {
  const images = product.images.map((image, index) => imageWire(image, `${product.id}-${index}`));
  const variants = product.variants.map((variant) =>
    variantWire(variant, product, images, isLowered(product)),
  );
  return {
    ...plainWire(product),
    images,
    options: product.options.map((option) => ({
      id: option.id,
      name: option.name,
      variant: true,
      required: true,
      active: true,
      input_type: 'select',
      values: option.values.map(({ id, name }) => ({ id, name })),
    })),
    purchase_options: purchaseOptionsWire(product),
    attributes: attributeValuesWire(product, attributes),
    ...stockWire(product.stock),
    stock_purchasable: stockStatus(product.stock) !== 'out_of_stock',
    categories: categories.filter(({ id }) => product.categoryIds.includes(id)),
    variants: { count: variants.length, page: 1, limit: variants.length, results: variants },
  };
}

/** How a product may be bought (contract 7.1); `standard` is missing where it is sold only by plan. */
function purchaseOptionsWire(product: CatalogueProduct): PurchaseOptions {
  const plans = product.plans.map((plan) => planWire(plan, product));
  return {
    ...(product.isSoldOnce && { standard: priceWire(product, isLowered(product)) }),
    ...(plans.length > 0 && { subscription: { plans } }),
  };
}

function variantWire(
  variant: CatalogueVariant,
  product: CatalogueProduct,
  images: readonly Image[],
  isLowered: boolean,
): VariantWire {
  return {
    id: variant.id,
    parent_id: product.id,
    name: variant.name,
    sku: variant.sku,
    active: true,
    option_value_ids: [...variant.optionValueIds],
    ...priceWire(variant, isLowered),
    currency: product.currency,
    images: variant.imageIndexes.flatMap((index) => images[index] ?? []),
    ...stockWire(variant.stock),
  };
}

function priceWire(priced: Pick<CatalogueVariant, 'price' | 'salePrice'>, isLowered: boolean) {
  const price = decimal(payablePrice(priced));
  if (!isLowered) return { price, sale: false };
  const original = decimalOrNull(originalPrice(priced));
  return { price, sale: original !== null, sale_price: price, orig_price: original ?? price };
}

function stockWire(stock: Stock) {
  return {
    stock_status: stockStatus(stock),
    stock_tracking: stock.isTracked,
    stock_level: stock.isTracked ? stock.level : 0,
  };
}

/** A picture as API clients expect it; the id only has to be unique. */
export function imageWire({ url, caption, width, height }: ProductImage, id: string): Image {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const type = extension === 'svg' ? 'svg+xml' : extension;
  return { id, caption, file: { url, width, height, content_type: `image/${type}` } };
}

function attributeValuesWire(
  product: CatalogueProduct,
  attributes: readonly CatalogueAttribute[],
): Record<string, Attribute> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = product.attributes[attribute.id];
      if (value === undefined) return [];
      const { id, name, type, visible, filterable } = attributeWire(attribute);
      return [[id, { id, name, type, value, visible, filterable }] as const];
    }),
  );
}

function categoryWire(category: CatalogueCategory): CategoryWire {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    description: category.description,
    active: true,
    images: [],
    sort: category.sort,
    ...(category.parentId !== null && { parent_id: category.parentId }),
  };
}

function attributeWire(attribute: CatalogueAttribute): AttributeWire {
  return {
    id: attribute.id,
    name: attribute.name,
    type: attribute.type,
    visible: attribute.isVisible,
    filterable: attribute.isFilterable,
    searchable: attribute.isSearchable,
    variant: false,
    multi: attribute.type === 'select',
    values: attribute.values,
  };
}
