import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { CartToPay } from '@/domain/schemas/checkout-payments';

/** Throws unless PayPal can take the cart: an amount above zero, and a subscription only on its Commerce Platform. */
export function checkCart(cart: CartToPay, method: PaymentMethod): void {
  if (cart.subscription_delivery && !method.isCommercePlatform) {
    throw new PaymentError({ kind: 'paypal-subscription' });
  }
  if (!(cart.capture_total > 0)) throw new PaymentError({ kind: 'paypal-amount' });
}
