import { normaliseEmail } from '@/domain/accounts/account';
import { normalizePostalCode } from '@/domain/checkout/checkout-address';
import type { Order } from '@/domain/orders/order';
import type { Orders } from '../commerce/port';

/** The data with which a visitor without a login proves to know an order. */
export type OrderProof = {
  number: string;
  email: string;
  /** Of the delivery address or, without one, of the billing address. */
  postalCode: string;
};

/** The order that all three parts match; null when any does not, and the caller does not learn which. */
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

/** The order number in stored form, however it was typed. */
export function numberOf({ number }: Pick<OrderProof, 'number'>): string {
  return number.trim().replace(/^#/, '');
}

function sameCode(one: string, other: string): boolean {
  const code = normalizePostalCode(one);
  return code !== null && code === normalizePostalCode(other);
}
