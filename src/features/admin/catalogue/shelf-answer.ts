import { boolean, number, object, string, type InferType } from 'yup';
import { centsSchema } from '../record/cents-schema';

const price = object({ price: centsSchema, salePrice: centsSchema.nullable().defined() })
  .nullable()
  .defined();

export const shelfItemSchema = object({
  id: string().required(),
  slug: string().required(),
  productName: string().required(),
  variantId: string().nullable().defined(),
  variantName: string().nullable().defined(),
  sku: string().required(),
  isActive: boolean().required(),
  prices: object({ USD: price, CAD: price }).required(),
  stock: number().nullable().defined(),
  version: string().required(),
});
export type ShelfItem = InferType<typeof shelfItemSchema>;

export const changedSchema = object({ changed: string().required() });
