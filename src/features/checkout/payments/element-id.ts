import type { PaymentMethodId } from '@/domain/checkout/checkout-method';

/** Id of the place on the page that belongs to a method. */
export function elementIdOf(id: PaymentMethodId): string {
  return `${id}-element`;
}
