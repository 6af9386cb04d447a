import type { PaymentMethodId } from '@/domain/checkout-method';
import type { PaymentStrategy } from './strategy';

/** Each way to pay is a chunk of its own, fetched when it is chosen. Rejects when it does not arrive. */
export async function loadStrategy(id: PaymentMethodId): Promise<PaymentStrategy> {
  switch (id) {
    case 'card':
      return (await import('./card')).card;
    default:
      throw new Error(`No code for ${id}`);
  }
}
