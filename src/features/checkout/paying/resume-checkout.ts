import type { Cart } from '@/domain/carts/cart';
import type { CheckoutForm } from '@/domain/checkout/checkout-form';
import type { CheckoutOutcome } from '@/domain/checkout/checkout-outcome';
import type { PaymentReturn } from '@/domain/checkout/checkout-return';
import { findOrder, settled, submitOrder, type Agreed } from './place-order';
import { notLoaded } from '../payments/not-loaded';
import type { CheckoutWorld } from '../payments/strategy';

export type Resumption = {
  /** The answer of another page on the return; null for an ordinary visit. */
  answer: PaymentReturn | null;
  form: CheckoutForm;
  cart: Cart | null;
  unsettledCartId: string | null;
};

/** Continues where an earlier visit to the page stopped; null when there is nothing to continue. */
export async function resumeCheckout(
  { answer, form, cart, unsettledCartId }: Resumption,
  world: CheckoutWorld,
): Promise<CheckoutOutcome | null> {
  if (unsettledCartId !== null && cart?.cartId !== unsettledCartId) {
    const earlier = await findOrder(unsettledCartId, world);
    if (!earlier.ok) return earlier.failure;
    if (earlier.orderId !== null) return settled(earlier.orderId, world);
    world.markUnsettled(null);
  }
  if (answer === null) return null;
  if (cart === null) {
    return { kind: 'method-failed', method: answer.method ?? 'card', fault: { kind: 'cart' } };
  }
  if (answer.method === null) {
    world.markUnsettled(null);
    return { kind: 'confirmation-unknown' };
  }
  const strategy = await world.loadStrategy(answer.method, answer.query.gateway);
  if (strategy === null) return notLoaded(answer.method);
  const approval = await strategy.comeBack(answer, world);
  if (approval.kind === 'approved') return submitConfirmed({ cart, form }, world);
  if (approval.kind === 'away') return { kind: 'confirmation-needed', url: approval.url };
  world.markUnsettled(null);
  return approval;
}

/** The address only claims that the payment was approved; if the cart is gone, the outcome is unknown. */
async function submitConfirmed(agreed: Agreed, world: CheckoutWorld): Promise<CheckoutOutcome> {
  const outcome = await submitOrder(agreed, world);
  return outcome.kind === 'cart-gone' ? { kind: 'confirmation-unknown' } : outcome;
}
