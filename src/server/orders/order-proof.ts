import { normaliseEmail } from '@/domain/accounts/account';
import { normalizePostalCode } from '@/domain/checkout/checkout-address';
import type { Order } from '@/domain/orders/order';
import type { Orders } from '../commerce/port';

/** What somebody without a login knows about an order: together it is proof enough to be told about it. */
export type OrderProof = {
  number: string;
  email: string;
  /** Of the delivery or, without one, of the bill. */
  postalCode: string;
};

/** The order all of it fits; null when anything does not, and no caller is told what. */
export async function provenOrder(
  { commerce }: { commerce: { orders: Pick<Orders, 'findByNumber'> } },
  proof: OrderProof,
): Promise<Order | null> {
  const order = await commerce.orders.findByNumber(numberOf(proof));
  if (!order) return null;
  const isTheirs = normaliseEmail(order.account.email) === normaliseEmail(proof.email);
  if (!isTheirs) return null;
  const known = order.shipping?.zip ?? order.billing?.zip ?? null;
  return known !== null && sameCode(known, proof.postalCode) ? order : null;
}

/** The number as orders have it, however it was typed. */
export function numberOf({ number }: Pick<OrderProof, 'number'>): string {
  return number.trim().replace(/^#/, '');
}

function sameCode(one: string, other: string): boolean {
  const code = normalizePostalCode(one);
  return code !== null && code === normalizePostalCode(other);
}
