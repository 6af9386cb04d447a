import type { Cart, ShippingService } from '@/domain/carts/cart';
import type { DeliveryType } from '@/domain/checkout/checkout-form';
import { priorityShippingId } from '@/domain/orders/shipping';

/** The services of the cart's rating that fit a delivery type. */
export function servicesFor(type: DeliveryType, cart: Cart): readonly ShippingService[] {
  return (cart.shippingServices ?? []).filter(({ pickup }) => pickup === (type === 'pick-up'));
}

/**
 * The service the cart should have: the chosen one while it fits, else the first that fits. A cart without a rating
 * asks for priority shipping, which every rating has and which returns the others as well (spec 7). Null when nothing
 * fits.
 */
export function serviceToChoose(type: DeliveryType, cart: Cart): string | null {
  if (!cart.shippingServices?.length) return priorityShippingId;
  const fitting = servicesFor(type, cart);
  const isFitting = fitting.some(({ id }) => id === cart.shippingServiceId);
  return isFitting ? cart.shippingServiceId : (fitting[0]?.id ?? null);
}
