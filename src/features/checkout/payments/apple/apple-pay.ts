import { PaymentError } from '@/domain/checkout/checkout-fault';

/** The part of Apple Pay that we use. It is built into Apple's browsers. */
type AppleSession = {
  onvalidatemerchant: (() => void) | null;
  onpaymentauthorized: (() => void) | null;
  oncancel: (() => void) | null;
  completeMerchantValidation(session: object): void;
  completePayment(result: { status: number }): void;
  begin(): void;
  abort(): void;
};

export type AppleSessionMaker = {
  new (version: number, request: object): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

declare global {
  interface Window {
    ApplePaySession?: AppleSessionMaker;
  }
}

/** Apple Pay, when this device has it and can pay with it; null otherwise. */
export function readyApplePay(): AppleSessionMaker | null {
  const { ApplePaySession } = window;
  return ApplePaySession?.canMakePayments() ? ApplePaySession : null;
}

/** Apple Pay where it is required. Throws 'This device is not capable of making Apple Pay payments'. */
export function expectApplePay(): AppleSessionMaker {
  const maker = readyApplePay();
  if (!maker) throw new PaymentError({ kind: 'not-capable', wallet: 'apple' });
  return maker;
}
