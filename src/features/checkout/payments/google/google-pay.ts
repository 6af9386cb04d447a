import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { walletNetworks } from '../wallet-network';

/** The part of the Google Pay API that we use. */
export type PaymentsClient = {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  loadPaymentData(request: object): Promise<unknown>;
};

type GooglePay = { PaymentsClient: new (options: { environment: string }) => PaymentsClient };

declare global {
  interface Window {
    google?: { payments?: { api?: GooglePay } };
  }
}

export const googleApi = { apiVersion: 2, apiVersionMinor: 0 };

export const googleCards = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: walletNetworks,
  },
};

/** Google Pay, when this browser has it and reports that it can pay; null otherwise. */
export async function readyGooglePay(
  { isTest }: PaymentMethod,
  more: object = {},
): Promise<PaymentsClient | null> {
  const googlePay = window.google?.payments?.api;
  if (!googlePay) return null;
  const client = new googlePay.PaymentsClient({ environment: isTest ? 'TEST' : 'PRODUCTION' });
  const readiness = await client.isReadyToPay({
    ...googleApi,
    allowedPaymentMethods: [googleCards],
    ...more,
  });
  return readiness.result ? client : null;
}

/** swell-js shows Google's button only to people who have saved a card there. */
export const askedBySwell = { existingPaymentMethodRequired: true };

/** Google Pay where it is required. Throws 'This device is not capable of making Google Pay payments'. */
export async function expectGooglePay(
  method: PaymentMethod,
  more: object = {},
): Promise<PaymentsClient> {
  const client = await readyGooglePay(method, more);
  if (!client) throw new PaymentError({ kind: 'not-capable', wallet: 'google' });
  return client;
}
