import { type InferType, number } from 'yup';
import { hearingAidTag } from '@/domain/carts/cart';
import type { OrderLine } from '@/domain/orders/order';
import { lineMoneyOfWire, optionsOfWire, wireLineMoneyShape } from '@/domain/wire/line';
import { wireOrderLine } from '@/domain/wire/order-line';
import { firstPictureOfWire } from '@/domain/wire/pictures';
import { metadata } from './swell-fields';

export const swellLine = wireOrderLine.shape({
  ...wireLineMoneyShape,
  price: number().required(),
  metadata,
});

type SwellLine = InferType<typeof swellLine>;

/** A line of an order, with the product and variant that were read with it. */
export function lineFromSwell(line: SwellLine): OrderLine {
  return {
    id: line.id,
    ...thingFromSwell(line),
    options: optionsOfWire(line.options),
    purchaseOption: { type: 'standard' },
    plan: null,
    isShipped: true,
    metadata: line.metadata ?? null,
    quantity: line.quantity,
    ...lineMoneyOfWire(line, line.quantity),
  };
}

/** Replaces a product that was deleted since: the line keeps its id and its name. */
const gone = { slug: '', name: '', sku: '', tags: [], images: [] };

function thingFromSwell(line: SwellLine) {
  const product = line.product ?? gone;
  const { variant } = line;
  return {
    productId: line.product_id ?? '',
    productSlug: product.slug ?? '',
    productName: line.product_name || product.name || '',
    variantId: line.variant_id ?? null,
    variantName: variant?.name ?? null,
    sku: variant?.sku || product.sku || '',
    imageUrl: firstPictureOfWire(variant, product),
    isHearingAid: (product.tags ?? []).some((tag) => tag === hearingAidTag),
  };
}
