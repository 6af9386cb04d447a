import { boolean, number, object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { storeCurrencies } from '@/domain/store';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';

export const changeProductPattern = '/api/internal/change-product';

const amount = number().integer().min(0).max(99_999_999);

/** Changes a product of the embedded engine: for the `product` command, which asks the running shop. */
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
