import { boolean, number, object, string, type InferType } from 'yup';
import { centsSchema } from './cents-schema';

const price = object({ price: centsSchema, salePrice: centsSchema.nullable().defined() })
  .nullable()
  .defined();

/** One thing that can be sold: a variant, or a product that has none. */
export const shelfItemSchema = object({
  /** The variant's id or, without variants, the product's. */
  id: string().required(),
  slug: string().required(),
  productName: string().required(),
  variantId: string().nullable().defined(),
  variantName: string().nullable().defined(),
  sku: string().required(),
  isActive: boolean().required(),
  /** Null where it has none; then the product is not sold in that currency. */
  prices: object({ USD: price, CAD: price }).required(),
  /** Null when it is not counted. */
  stock: number().nullable().defined(),
  /** Of its product: grows with every change but those of stock by orders. */
  version: string().required(),
});
export type ShelfItem = InferType<typeof shelfItemSchema>;

/** The answer to a change: the product that was changed. */
export const changedSchema = object({ changed: string().required() });
