import { boolean, mixed, number, object, string } from 'yup';
import type { Attributes } from '@/domain/catalogue/aid-facts';
import { AppError } from '@/domain/failures/errors';
import { storeCurrencies } from '@/domain/store';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';

export const changeProductPattern = '/api/internal/change-product';

const amount = number().integer().min(0).max(99_999_999);

type AttributeChanges = Readonly<Record<string, Attributes[string] | null>>;

/** Attribute ids in the catalogue's spelling; null removes an attribute. */
const attributeChanges = mixed<AttributeChanges>((value): value is AttributeChanges => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, one]) => /^[a-z_]{1,60}$/.test(id) && isAttribute(one));
});

function isAttribute(value: unknown): boolean {
  if (value === null || typeof value === 'number') return true;
  const words = Array.isArray(value) ? value : [value];
  return (
    words.length <= 20 && words.every((word) => typeof word === 'string' && word.length <= 200)
  );
}

/** Changes a product of the embedded engine, for the `product` command, which calls the running shop. */
export const changeProduct = route({
  POST: endpoint({
    input: object({
      slug: string().required(),
      variantId: string(),
      price: object({
        currency: string().oneOf(storeCurrencies).required(),
        amount: amount.required(),
        saleAmount: amount.nullable(),
      }).default(undefined),
      stock: number().integer().min(0).max(1_000_000).nullable(),
      isActive: boolean(),
      attributes: attributeChanges,
    }),
    mayCall: onlyOurselves(changeProductPattern),
    handle: async ({ input: { slug, price, ...change }, services }) => {
      const { changeProduct: make } = services.commerce;
      if (!make) throw new AppError('invalid_request', 'A hosted store is changed where it is');
      const outcome = await make(slug, { ...change, prices: price && [price] });
      if (!outcome.ok) throw new AppError('not_found_error', 'There is no such product');
      return { changed: slug };
    },
  }),
});
