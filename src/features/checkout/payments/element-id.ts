import type { PaymentMethodId } from '@/domain/checkout/checkout-method';

/** Id of a method's container on the page. */
export function elementIdOf(id: PaymentMethodId): string {
  return `${id}-element`;
}
