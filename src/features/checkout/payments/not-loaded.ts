import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';

/** The failure when a method's code did not load: '{x} was not loaded' (spec 8). */
export function notLoaded(method: PaymentMethodId): CheckoutFailure {
  return { kind: 'method-failed', method, fault: { kind: 'library', library: null } };
}
