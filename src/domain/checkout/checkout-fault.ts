import type { PaymentMethodId } from './checkout-method';

/** The two wallets that live in a device. */
export type WalletId = Extract<PaymentMethodId, 'google' | 'apple'>;

/**
 * What can be wrong with a way to pay, as the specification lists it (spec 8, "Payment messages"). None of these is the
 * shopper's doing and all mean the same to her: choose another one.
 */
export type PaymentFault =
  | { kind: 'disabled' }
  | { kind: 'unsupported'; gateway: string }
  /** What a method brings along did not arrive; null for the code of the method itself. */
  | { kind: 'library'; library: string | null }
  /** The place on the page where a method shows itself is not there. */
  | { kind: 'container'; id: string }
  /** The method never got as far as showing itself. */
  | { kind: 'element' }
  | { kind: 'cart' }
  | { kind: 'intent-status' }
  | { kind: 'redirect-status' }
  | { kind: 'not-capable'; wallet: WalletId }
  | { kind: 'paypal-amount' }
  /** PayPal charges subscriptions only through its Commerce Platform. */
  | { kind: 'paypal-subscription' };

/** Thrown by ways to pay, as swell-js throws its own; caught where their answers are read. */
export class PaymentError extends Error {
  constructor(readonly fault: PaymentFault) {
    super(`Payment: ${fault.kind}`);
    this.name = 'PaymentError';
  }
}

/** The messages swell-js throws in English (its payment/utils/errors), and the faults they are. */
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

/** The fault behind something thrown; null for what is no fault of the method but a refusal or a silence. */
export function faultOf(thrown: unknown): PaymentFault | null {
  if (thrown instanceof PaymentError) return thrown.fault;
  if (!(thrown instanceof Error)) return null;
  for (const [words, faultFrom] of thrownWords) {
    const match = words.exec(thrown.message);
    if (match) return faultFrom(match);
  }
  return null;
}

/** What swell-js says, and we say, when the shopper did not approve (spec 8). */
export function isAuthenticationRefused(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    thrown.message.startsWith('We are unable to authenticate your payment method.')
  );
}
