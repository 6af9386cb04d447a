import type { CheckoutField } from './checkout-form';
import type { PaymentFault } from './checkout-fault';
import type { PaymentMethodId } from './checkout-method';

/** How a payment attempt can end without an order. Each has its own message and its own next step. */
export type CheckoutFailure =
  /** The vault or the server blames a field; the message is shown there. */
  | { kind: 'field-refused'; field: CheckoutField }
  /** The bank declined, now or when the order was created. */
  | { kind: 'payment-declined' }
  /** The saved card is no longer in the account, or the bank refuses it: the vault does not say which. */
  | { kind: 'card-gone' }
  /** The shopper declined on the bank's page. */
  | { kind: 'confirmation-canceled' }
  /** The shopper returned with an unknown status. */
  | { kind: 'confirmation-unknown' }
  /** The shopper closed the wallet's sheet, which is no failure. */
  | { kind: 'sheet-closed'; method: PaymentMethodId }
  /** The chosen payment method does not work, here or at the moment. */
  | { kind: 'method-failed'; method: PaymentMethodId; fault: PaymentFault }
  /** A line sold out or left the catalogue since it was put in the cart. */
  | { kind: 'stock-lost' }
  /** The discount stopped being valid; the cart now shows the price without it. */
  | { kind: 'coupon-lost'; code: string }
  /** The amount on the button is no longer the amount to pay. */
  | { kind: 'price-changed' }
  /** The chosen delivery is not offered for this address. */
  | { kind: 'delivery-lost' }
  /** Somebody emptied the cart, in another tab for instance. */
  | { kind: 'cart-gone' }
  /** There was no answer, or an unreadable one: only the server knows whether the order exists. */
  | { kind: 'unreachable' };

export type CheckoutOutcome =
  | { kind: 'placed'; orderId: string }
  /** The bank first asks the shopper on its own page; null when the browser is already leaving for it. */
  | { kind: 'confirmation-needed'; url: string | null }
  | CheckoutFailure;

/** State of the checkout. Everything on screen that depends on the payment follows from it. */
export type CheckoutProgress =
  | { step: 'editing'; failure: CheckoutFailure | null }
  | { step: 'paying' }
  /** The browser is leaving for another page; no button may be pressed any more. */
  | {
      step: 'leaving';
      outcome: Extract<CheckoutOutcome, { kind: 'placed' | 'confirmation-needed' }>;
    };

/** A `finish` without an outcome: there was no payment to continue. */
export type CheckoutEvent = { type: 'pay' } | { type: 'finish'; outcome: CheckoutOutcome | null };

export const startOfCheckout: CheckoutProgress = { step: 'editing', failure: null };

/** Ignores a second `pay` while one is in progress, and a `finish` when none is. */
export function nextProgress(progress: CheckoutProgress, event: CheckoutEvent): CheckoutProgress {
  switch (event.type) {
    case 'pay':
      return progress.step === 'editing' ? { step: 'paying' } : progress;
    case 'finish':
      if (progress.step !== 'paying') return progress;
      return event.outcome ? afterPaying(event.outcome) : startOfCheckout;
  }
}

function afterPaying(outcome: CheckoutOutcome): CheckoutProgress {
  if (outcome.kind === 'placed' || outcome.kind === 'confirmation-needed') {
    return { step: 'leaving', outcome };
  }
  return { step: 'editing', failure: outcome };
}

/** True when the cart on screen may be out of date after this failure. */
export function needsFreshCart(failure: CheckoutFailure): boolean {
  switch (failure.kind) {
    case 'stock-lost':
    case 'coupon-lost':
    case 'price-changed':
    case 'delivery-lost':
    case 'cart-gone':
    case 'payment-declined':
    case 'unreachable':
      return true;
    case 'method-failed':
      return ['cart', 'paypal-amount'].includes(failure.fault.kind);
    case 'sheet-closed':
    case 'card-gone':
    case 'field-refused':
    case 'confirmation-canceled':
    case 'confirmation-unknown':
      return false;
  }
}
