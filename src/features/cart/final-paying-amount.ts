import type { Cart } from '@/domain/carts/cart';
import { addCents, cents, type Cents } from '@/domain/money';

/** What spec 2 shows as "Subtotal": lines and shipping less discounts, before tax. */
export function finalPayingAmount(
  cart: Pick<Cart, 'subTotal' | 'shipmentTotal' | 'discountTotal'>,
): Cents {
  return addCents(cart.subTotal, cart.shipmentTotal, cents(-cart.discountTotal));
}
