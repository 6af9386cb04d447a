import { object, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { isOrderNumber, type Order } from '@/domain/orders/order';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { afterSaleByProof } from '@/server/orders/after-sale';
import { anyone, endpoint, route } from '../endpoints/route';
import { orderByProof } from './order-proof';

/** The status of a guest's order, for a caller who knows its number, e-mail and postal code. */
export const orderLookup = route({
  POST: endpoint({
    input: object({
      order_number: trimmedText()
        .required()
        .test('order-number', 'The order number is not valid', isOrderNumber),
      email: string()
        .max(254)
        .required()
        .test('email', 'The email address is not valid', (text) => isEmail(text)),
      postal_code: trimmedText().max(20).required(),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const proof = {
        number: input.order_number,
        email: input.email,
        postalCode: input.postal_code,
      };
      const order = await orderByProof(services, proof, services.clientAddressOf(request));
      return { order: summaryOf(order), afterSale: await afterSaleByProof(order, services) };
    },
  }),
});

/** What was bought and when; no address, no card, nothing the caller has not named. */
function summaryOf({ number, status, createdAt, lines, currency, totals }: Order) {
  return {
    number,
    status,
    createdAt,
    currency,
    total: totals.grandTotal,
    lines: lines.map(({ id, productName, variantName, quantity }) => ({
      id,
      productName,
      variantName,
      quantity,
    })),
  };
}
