import { reportError } from '@/client/error-reporting';
import type { Cart } from '@/domain/carts/cart';
import { emptyCard, type CheckoutForm } from '@/domain/checkout/checkout-form';
import {
  needsFreshCart,
  type CheckoutFailure,
  type CheckoutOutcome,
} from '@/domain/checkout/checkout-outcome';
import type { PaymentReturn } from '@/domain/checkout/checkout-return';
import { cartActions } from '@/features/cart/public';
import { tellFailure } from '@/features/failures/public';
import { failureToast } from '../failure-toast';
import { failureIn, forgetCheckout, progressBy, useCheckoutStore } from '../checkout-store';
import { markOrderPlaced } from '../success/placed-order-mark';
import { pageWorld } from '../checkout-world';

/** Paying is a separate chunk, loaded when the shopper starts to type. */
export const loadPlaceOrder = () => import('./place-order');

/**
 * Pays for the cart as shown. A second call during a payment does nothing, so a double click makes one order. Never
 * rejects: every result is stored as an outcome.
 */
export async function pay(form: CheckoutForm, cart: Cart): Promise<void> {
  const { unsettledCartId } = useCheckoutStore.getState();
  await attempt(async () => {
    const { placeOrder } = await loadPlaceOrder();
    return placeOrder({ form, cart, unsettledCartId }, pageWorld);
  });
}

/** Says that the form's rules could not be loaded; the shopper may press the button again. Never rejects. */
export async function failToPay(error: unknown): Promise<void> {
  await attempt(() => Promise.reject(error));
}

/**
 * Resumes after a return from another page, or after a visit that ended before its answer arrived. Usually there is
 * nothing to do.
 */
export async function resume(answer: PaymentReturn | null, cart: Cart | null): Promise<void> {
  const { unsettledCartId, saved } = useCheckoutStore.getState();
  if (answer === null && unsettledCartId === null) return;
  const form = { ...saved, card: emptyCard };
  await attempt(async () => {
    const { resumeCheckout } = await import('./resume-checkout');
    return resumeCheckout({ answer, form, cart, unsettledCartId }, pageWorld);
  });
}

/** Details for the error report: the payment method and the fault, nothing about the shopper. */
function detailsOf(failure: CheckoutFailure): string {
  return failure.kind === 'method-failed'
    ? `${failure.method}, ${failure.fault.kind}`
    : failure.kind;
}

async function attempt(work: () => Promise<CheckoutOutcome | null>): Promise<void> {
  if (!progressBy({ type: 'pay' })) return;
  const outcome = await work().catch((error: unknown): CheckoutOutcome => {
    // The code could not be loaded, or the answer was unexpected: the shopper may try again.
    reportError(error, 'checkout');
    return { kind: 'unreachable' };
  });
  progressBy({ type: 'finish', outcome });
  if (outcome?.kind === 'placed') {
    // Only now: an open form with an empty cart would show that there is nothing to buy.
    forgetCheckout();
    markOrderPlaced();
    await cartActions.replace(null);
  }
  const failure = failureIn(useCheckoutStore.getState());
  const told = failure && failureToast(failure);
  if (told) tellFailure(told, { code: failure.kind, message: detailsOf(failure) }, 'checkout');
  if (failure && needsFreshCart(failure)) await cartActions.refresh();
}
