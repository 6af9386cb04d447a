import { array, object, number, string } from 'yup';
import type { Cents, CurrencyCode } from '@/domain/money';
import { centsFromDecimal } from './cents-from-decimal';
import { firstPictureOf, wireCurrency, wirePictures } from './wire-parts';

/** An accessory as a card shows it. */
export type AccessoryCard = {
  id: string;
  slug: string;
  name: string;
  price: Cents;
  currency: CurrencyCode;
  imageUrl: string | null;
  isBuyable: boolean;
};

const wireList = object({
  results: array(
    object({
      id: string().required(),
      slug: string().required(),
      name: string().required(),
      price: number().required(),
      currency: wireCurrency,
      stock_status: string().nullable(),
      images: wirePictures,
    }),
  ).required(),
});

/** Reads the Store API's product list. Throws yup's ValidationError on anything else. */
export function accessoriesFromWire(body: unknown): AccessoryCard[] {
  const { results } = wireList.validateSync(body, { stripUnknown: true });
  return results.map((product) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    price: centsFromDecimal(product.price),
    currency: product.currency,
    imageUrl: firstPictureOf(product),
    isBuyable: !['out_of_stock', 'discontinued'].includes(product.stock_status ?? ''),
  }));
}
