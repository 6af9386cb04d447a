import { startTransition, useCallback, useEffect, useState } from 'react';
import { storeRequest } from '@/client/requests/store-requests';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { isGatewayKnown, isWallet } from '../payments/gateways/known-ways';

export type PaymentMethods =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; methods: readonly PaymentMethod[] };

/** The payment methods from the server, and a way to retry. */
export function usePaymentMethods(): { payment: PaymentMethods; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [payment, setPayment] = useState<PaymentMethods>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    // Rendered in slices, because the methods with their fields are large.
    const show = (read: PaymentMethods) =>
      startTransition(() => {
        if (isCurrent) setPayment(read);
      });
    void readMethods().then(async (read) => {
      show(withoutWallets(read));
      if (hasWallets(read)) show(await withUsableWallets(read));
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setPayment({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { payment, retry };
}

async function readMethods(): Promise<PaymentMethods> {
  try {
    // Not `settings.payments()`, which gives the same answer: swell-js would cache a failed one for good.
    const answer = await storeRequest((swell) => swell.payment.methods());
    if (!answer.ok) return { status: 'failed' };
    const { parsePaymentMethods } = await import('@/domain/schemas/checkout-answers');
    // Methods that this checkout has no code for are not offered.
    const methods = parsePaymentMethods(answer.value)?.filter(isGatewayKnown) ?? [];
    return methods.length > 0 ? { status: 'ready', methods } : { status: 'failed' };
  } catch {
    // The parser's code could not be loaded.
    return { status: 'failed' };
  }
}

const hasWallets = (read: PaymentMethods) => read.status === 'ready' && read.methods.some(isWallet);

/** The other methods are shown without waiting for the wallets. */
function withoutWallets(read: PaymentMethods): PaymentMethods {
  if (read.status !== 'ready') return read;
  return { ...read, methods: read.methods.filter((method) => !isWallet(method)) };
}

async function withUsableWallets(read: PaymentMethods): Promise<PaymentMethods> {
  if (read.status !== 'ready') return read;
  try {
    const { usableWallets } = await import('../payments/usable-wallets');
    const usable: readonly string[] = await usableWallets(read.methods);
    const isThere = (method: PaymentMethod) => !isWallet(method) || usable.includes(method.id);
    return { ...read, methods: read.methods.filter(isThere) };
  } catch {
    // Without the code that checks for wallets there are none.
    return withoutWallets(read);
  }
}
