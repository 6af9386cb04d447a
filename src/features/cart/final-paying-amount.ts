import type { Cart } from '@/domain/carts/cart';
import { addCents, cents, type Cents } from '@/domain/money';

/** The "Subtotal" of spec 2: lines and shipping less discounts, before tax. */
export function finalPayingAmount(
  cart: Pick<Cart, 'subTotal' | 'shipmentTotal' | 'discountTotal'>,
): Cents {
  return addCents(cart.subTotal, cart.shipmentTotal, cents(-cart.discountTotal));
}
