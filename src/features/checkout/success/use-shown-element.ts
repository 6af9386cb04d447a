import { useEffect, useState } from 'react';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { pageWorld } from '../checkout-world';
import { notLoaded } from '../payments/not-loaded';

export type ShownElement = { isReady: boolean; failure: CheckoutFailure | null };

/** Fetches the code of a method and lets it show itself, as soon as it is chosen. */
export function useShownElement(id: PaymentMethodId, gateway: string): ShownElement {
  const [shown, setShown] = useState<ShownElement>({ isReady: false, failure: null });

  useEffect(() => {
    let isCurrent = true;
    void showElement(id, gateway).then((failure) => {
      if (isCurrent) setShown({ isReady: failure === null, failure });
    });
    return () => {
      isCurrent = false;
      void dismissElement(id, gateway);
    };
  }, [id, gateway]);

  return shown;
}

async function showElement(id: PaymentMethodId, gateway: string): Promise<CheckoutFailure | null> {
  const strategy = await pageWorld.loadStrategy(id, gateway);
  if (strategy === null) return notLoaded(id);
  return (await strategy.prepare?.(pageWorld)) ?? null;
}

/** Nobody can answer any more what was asked where another way to pay stands now. */
export async function dismissElement(id: PaymentMethodId, gateway: string): Promise<void> {
  (await pageWorld.loadStrategy(id, gateway))?.dismiss?.();
}
