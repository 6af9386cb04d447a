import type { Cart } from '@/domain/carts/cart';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { canPayPlans, takesCurrency } from '../payments/gateways/known-ways';
import type { PaymentMethods } from './read-payment-methods';

type OfferedMethods = {
  /** All that take the cart's currency. */
  offered: readonly PaymentMethod[];
  /** Those of them that can pay for everything in the cart. */
  usable: readonly PaymentMethod[];
};

/** The methods for one cart; none while they are unknown. */
export function methodsFor(cart: Cart, payment: PaymentMethods): OfferedMethods {
  const methods = payment.status === 'ready' ? payment.methods : [];
  const offered = methods.filter((method) => takesCurrency(method, cart.currency));
  return { offered, usable: offered.filter((method) => !cart.hasPlan || canPayPlans(method)) };
}
