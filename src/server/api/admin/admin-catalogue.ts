import { array, boolean, number, object, string } from 'yup';
import { changedSchema, shelfItemSchema } from '@/domain/staff/answers/shelf-item';
import { AppError } from '@/domain/failures/errors';
import { catalogueList } from '@/domain/staff/admin-lists';
import { storeCurrencies } from '@/domain/store';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { adminCommerceOf } from './admin-commerce';

/** Everything that can be sold, with prices and stock. No personal data, so nothing is noted. */
export const adminCatalogue = listRoute({
  may: 'catalogue.read',
  rules: catalogueList,
  row: shelfItemSchema,
  showsNobody: 'The catalogue is about products alone',
  read: ({ input, services }) => adminCommerceOf(services).catalogue.page(input),
});

/** Whole cents. */
const amount = number().integer().min(0).max(99_999_999);
const level = number().integer().min(0).max(1_000_000);

/** Changes prices, stock and whether a product is sold; the pages are renewed automatically. */
export const adminProduct = route({
  POST: adminEndpoint({
    may: 'catalogue.change',
    readBy: changedSchema,
    input: object({
      slug: string().max(100).required(),
      variant_id: string().max(100).optional(),
      prices: array(
        object({
          currency: string().oneOf(storeCurrencies).required(),
          amount: amount.min(1).required(),
          sale_amount: amount.min(1).nullable().default(null),
        }).required(),
      )
        .max(storeCurrencies.length)
        .default([]),
      stock: level.nullable(),
      is_active: boolean(),
      /** The version on the staff member's screen. */
      version: string().max(40).required(),
      stock_seen: level.nullable().default(null),
    }),
    notes: ({ slug }) => ({ action: 'change', subject: 'product', recordId: slug }),
    handle: async ({ input, services }) => {
      const { slug, variant_id: variantId, stock, is_active: isActive } = input;
      const { commerce } = services;
      adminCommerceOf(services);
      const dear = input.prices.findIndex(
        ({ amount: price, sale_amount: sale }) => sale !== null && sale >= price,
      );
      if (dear !== -1) {
        throw new AppError('validation_error', 'A sale price is lower than the price', {
          param: `prices[${dear}].sale_amount`,
        });
      }
      const outcome = await commerce.changeProduct?.(slug, {
        variantId,
        prices: input.prices.map(({ currency, amount: price, sale_amount: saleAmount }) => ({
          currency,
          amount: price,
          saleAmount,
        })),
        stock,
        isActive,
        seen: { updatedAt: input.version, stock: input.stock_seen },
      });
      if (!outcome?.ok) throw new AppError('not_found_error', 'There is no such product');
      if (outcome.value === 'stale') {
        throw new AppError('conflict', 'This product has changed meanwhile');
      }
      return { changed: slug };
    },
  }),
});
