import type { CheckoutField } from './checkout-form';
import type { PaymentFault } from './checkout-fault';
import type { PaymentMethodId } from './checkout-method';

/** How an attempt to pay can end without an order. Each has its own words and its own way on. */
export type CheckoutFailure =
  /** The vault or the server names a field; the message belongs there. */
  | { kind: 'field-refused'; field: CheckoutField }
  /** The bank said no, now or when the order was written. */
  | { kind: 'payment-declined' }
  /** The saved card is no longer in the account, or the bank refuses it: the vault does not say which. */
  | { kind: 'card-gone' }
  /** The shopper declined on the bank's page. */
  | { kind: 'confirmation-canceled' }
  /** She came back with a word we do not know. */
  | { kind: 'confirmation-unknown' }
  /** She closed the wallet's sheet, which is no failure of anything. */
  | { kind: 'sheet-closed'; method: PaymentMethodId }
  /** The chosen way to pay does not work, here or now. */
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
  /** An answer never came or made no sense: whether the order exists is for the server to say. */
  | { kind: 'unreachable' };

export type CheckoutOutcome =
  | { kind: 'placed'; orderId: string }
  /** The bank wants a word with the shopper first, on a page of its own; null when the browser is on its way there. */
  | { kind: 'confirmation-needed'; url: string | null }
  | CheckoutFailure;

/** Where the checkout stands. Everything on screen that depends on paying follows from it. */
export type CheckoutProgress =
  | { step: 'editing'; failure: CheckoutFailure | null }
  | { step: 'paying' }
  /** On the way to another page; nothing may be pressed any more. */
  | {
      step: 'leaving';
      outcome: Extract<CheckoutOutcome, { kind: 'placed' | 'confirmation-needed' }>;
    };

/** A `finish` without outcome: there was nothing to go on with after all. */
export type CheckoutEvent = { type: 'pay' } | { type: 'finish'; outcome: CheckoutOutcome | null };

export const startOfCheckout: CheckoutProgress = { step: 'editing', failure: null };

/** A second `pay` while one is under way changes nothing, and neither does an answer nobody waits for. */
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
