import { normaliseEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import type { Order } from '@/domain/orders/order';
import { numberOf, provenOrder, type OrderProof } from '@/server/orders/order-proof';
import type { Services } from '@/server/main/services';

/**
 * The order that a visitor without a login can name; the refusal does not say which part was wrong. Wrong tries are
 * counted per client address together with the order and with the e-mail, so a stranger who guesses locks out only
 * themselves.
 */
export async function orderByProof(
  services: Services,
  proof: OrderProof,
  clientAddress: string,
): Promise<Order> {
  const counted = [
    ['orderProof', numberOf(proof), clientAddress],
    ['orderProofOfEmail', normaliseEmail(proof.email), clientAddress],
    ['orderProofByClient', clientAddress],
  ] as const;
  await services.limits.count(...counted);
  const order = await provenOrder(services, proof);
  if (!order) {
    throw new AppError('validation_error', 'Please verify your order details and try again', {
      param: 'order_number',
    });
  }
  await services.limits.forgive(...counted);
  return order;
}

/** The three fields as requests send them; an empty one counts as missing. */
export type NamedByProof = {
  order_number?: string;
  email?: string | null;
  postal_code?: string;
};

/** The proof in a request. Throws `validation_error` with the first field that is missing. */
export function proofIn({ order_number, email, postal_code }: NamedByProof): OrderProof {
  if (order_number && email && postal_code) {
    return { number: order_number, email, postalCode: postal_code };
  }
  const param = !order_number ? 'order_number' : !email ? 'email' : 'postal_code';
  throw new AppError('validation_error', 'Please give your order number, email and postal code', {
    param,
  });
}
