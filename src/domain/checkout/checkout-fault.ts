import type { PaymentMethodId } from './checkout-method';

/** The two wallets that are part of a device. */
export type WalletId = Extract<PaymentMethodId, 'google' | 'apple'>;

/**
 * Faults of a payment method, as the specification lists them (spec 8, "Payment messages"). None of them is the
 * shopper's mistake, and the advice is always the same: choose another method.
 */
export type PaymentFault =
  | { kind: 'disabled' }
  | { kind: 'unsupported'; gateway: string }
  /** A script of the method did not load; null for the method's own code. */
  | { kind: 'library'; library: string | null }
  /** The method's container on the page is missing. */
  | { kind: 'container'; id: string }
  /** The method could not create its element. */
  | { kind: 'element' }
  | { kind: 'cart' }
  | { kind: 'intent-status' }
  | { kind: 'redirect-status' }
  | { kind: 'not-capable'; wallet: WalletId }
  | { kind: 'paypal-amount' }
  /** PayPal charges subscriptions only through its Commerce Platform. */
  | { kind: 'paypal-subscription' };

/** Thrown by payment methods, as swell-js throws its own errors; caught where their answers are read. */
export class PaymentError extends Error {
  constructor(readonly fault: PaymentFault) {
    super(`Payment: ${fault.kind}`);
    this.name = 'PaymentError';
  }
}

/** The English messages that swell-js throws (its payment/utils/errors), and the fault of each. */
const thrownWords: readonly (readonly [RegExp, (match: RegExpExecArray) => PaymentFault])[] = [
  [/^Cart not found$/, () => ({ kind: 'cart' })],
  [/^Unknown redirect status/, () => ({ kind: 'redirect-status' })],
  [/^Unsupported intent status/, () => ({ kind: 'intent-status' })],
  [/^DOM element with '(.*)' ID not found$/, ([, id = '']) => ({ kind: 'container', id })],
  [/^The .* payment element was not created$/, () => ({ kind: 'element' })],
  [
    /^This device is not capable of making (Google|Apple) Pay payments$/,
    ([, name]) => ({ kind: 'not-capable', wallet: name === 'Google' ? 'google' : 'apple' }),
  ],
  [/^(.+) was not loaded$/, ([, library = '']) => ({ kind: 'library', library })],
];

/** The fault behind a thrown value; null when it is not the method's fault but a refusal or a missing answer. */
export function faultOf(thrown: unknown): PaymentFault | null {
  if (thrown instanceof PaymentError) return thrown.fault;
  if (!(thrown instanceof Error)) return null;
  for (const [words, faultFrom] of thrownWords) {
    const match = words.exec(thrown.message);
    if (match) return faultFrom(match);
  }
  return null;
}

/** Whether this is the error that swell-js and we use when the shopper did not approve the payment (spec 8). */
export function isAuthenticationRefused(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    thrown.message.startsWith('We are unable to authenticate your payment method.')
  );
}
