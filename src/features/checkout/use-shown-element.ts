import { useEffect, useState } from 'react';
import type { PaymentMethodId } from '@/domain/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout-outcome';
import { pageWorld } from './checkout-world';
import { notLoaded } from './payments/not-loaded';

export type ShownElement = { isReady: boolean; failure: CheckoutFailure | null };

/** Fetches the code of a method and lets it show itself, as soon as it is chosen. */
export function useShownElement(id: PaymentMethodId): ShownElement {
  const [shown, setShown] = useState<ShownElement>({ isReady: false, failure: null });

  useEffect(() => {
    let isCurrent = true;
    void showElement(id).then((failure) => {
      if (isCurrent) setShown({ isReady: failure === null, failure });
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);

  return shown;
}

async function showElement(id: PaymentMethodId): Promise<CheckoutFailure | null> {
  const strategy = await pageWorld.loadStrategy(id);
  if (strategy === null) return notLoaded(id);
  return (await strategy.prepare?.(pageWorld)) ?? null;
}
