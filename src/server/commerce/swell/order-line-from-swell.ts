import { array, type InferType, number, object, string } from 'yup';
import { hearingAidTag } from '@/domain/carts/cart';
import type { OrderLine } from '@/domain/orders/order';
import { centsFromDecimal } from '@/domain/wire/money';
import { wirePictures } from '@/domain/wire/pictures';
import { decimal, metadata, words } from './swell-fields';

export const swellLine = object({
  id: string().required(),
  /** Missing when a line was entered by hand. */
  product_id: words,
  product_name: words,
  product: object({
    slug: words,
    name: words,
    sku: words,
    tags: array(string().required()).nullable(),
    images: wirePictures,
  })
    .nullable()
    .default(null),
  variant_id: string().nullable().default(null),
  variant: object({ name: string().nullable(), sku: words, images: wirePictures })
    .nullable()
    .default(null),
  options: array(object({ id: words, name: words, value: words, value_id: words })).nullable(),
  metadata,
  quantity: number().integer().min(0).required(),
  price: number().required(),
  orig_price: decimal,
  price_total: decimal,
  discount_each: decimal,
  discount_total: decimal,
  tax_each: decimal,
  tax_total: decimal,
});

type SwellLine = InferType<typeof swellLine>;

/** A line of an order, with the product and variant that were read with it. */
export function lineFromSwell(line: SwellLine): OrderLine {
  return {
    id: line.id,
    ...thingFromSwell(line),
    options: (line.options ?? []).map(({ value_id: valueId, ...option }) => ({
      ...option,
      valueId,
    })),
    purchaseOption: { type: 'standard' },
    plan: null,
    isShipped: true,
    metadata: line.metadata ?? null,
    quantity: line.quantity,
    price: centsFromDecimal(line.price),
    origPrice: typeof line.orig_price === 'number' ? centsFromDecimal(line.orig_price) : null,
    priceTotal: centsFromDecimal(line.price_total ?? line.price * line.quantity),
    discountEach: centsFromDecimal(line.discount_each),
    discountTotal: centsFromDecimal(line.discount_total),
    taxEach: centsFromDecimal(line.tax_each),
    taxTotal: centsFromDecimal(line.tax_total),
  };
}

/** Replaces a product that was deleted since: the line keeps its id and its name. */
const gone = { slug: '', name: '', sku: '', tags: [], images: [] };

function thingFromSwell(line: SwellLine) {
  const product = line.product ?? gone;
  const { variant } = line;
  const [image] = [...(variant?.images ?? []), ...(product.images ?? [])];
  return {
    productId: line.product_id,
    productSlug: product.slug,
    productName: line.product_name || product.name,
    variantId: line.variant_id,
    variantName: variant?.name ?? null,
    sku: variant?.sku || product.sku,
    imageUrl: image?.file.url ?? null,
    isHearingAid: (product.tags ?? []).some((tag) => tag === hearingAidTag),
  };
}
