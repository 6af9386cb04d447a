import { array, number, object, string } from 'yup';
import type { OrderLine } from '../orders/order';
import { lineMoneyWire, optionWire, wireOptions } from './line';
import { decimal } from './money';
import { pictureWire, wirePictures } from './pictures';
import { deliveryOf, linePurchaseWire } from './purchase';

const text = string().nullable();

/** A line of an order, with the product and variant that were read with it; both may be gone since. */
export const wireOrderLine = object({
  id: string().required(),
  /** Missing when a line was entered by hand. */
  product_id: text,
  product_name: text,
  product: object({
    slug: text,
    name: text,
    sku: text,
    tags: array(string().required()).nullable(),
    images: wirePictures,
  })
    .nullable()
    .default(null),
  variant_id: text,
  variant: object({ name: text, sku: text, images: wirePictures }).nullable().default(null),
  options: wireOptions,
  quantity: number().integer().min(0).required(),
});

/** A line of an order in wire form. */
export function orderLineWire(line: OrderLine) {
  const images = pictureWire(line.id, line.imageUrl);
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.productName,
    product: {
      id: line.productId,
      name: line.productName,
      slug: line.productSlug,
      sku: line.sku,
      images,
      price: decimal(line.price),
    },
    ...(line.variantId !== null && {
      variant_id: line.variantId,
      variant: { id: line.variantId, name: line.variantName ?? '', images },
    }),
    quantity: line.quantity,
    quantity_deliverable: line.quantity,
    quantity_delivered: 0,
    quantity_canceled: 0,
    quantity_returned: 0,
    ...lineMoneyWire(line),
    options: line.options.map(optionWire),
    purchase_option: linePurchaseWire(line),
    delivery: deliveryOf(line),
    metadata: line.metadata ?? {},
    bundle_items: [],
  };
}
