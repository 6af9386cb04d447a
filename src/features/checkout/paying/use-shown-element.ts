import { useEffect, useRef, useState } from 'react';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { pageWorld } from '../checkout-world';
import { notLoaded } from '../payments/not-loaded';
import type { ShownMethod } from '../payments/strategy';

type Usable = { isReady: boolean; failure: CheckoutFailure | null };

export type UsableElement = Usable & {
  /** Called when the shopper does not want to answer now. */
  dismiss: () => void;
};

/** Loads a method's code and lets it show its element, from the moment it is chosen until another one is. */
export function useShownElement(id: PaymentMethodId, gateway: string): UsableElement {
  const [usable, setUsable] = useState<Usable>({ isReady: false, failure: null });
  const shown = useRef<ShownMethod | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const strategy = await pageWorld.loadStrategy(id, gateway);
      if (!isCurrent) return null;
      if (strategy === null) return notLoaded(id);
      shown.current = strategy.show?.(pageWorld) ?? null;
      return shown.current && shown.current.ready;
    };
    void show().then((failure) => {
      if (isCurrent) setUsable({ isReady: failure === null, failure });
    });
    return () => {
      isCurrent = false;
      shown.current?.close();
      shown.current = null;
    };
  }, [id, gateway]);

  return { ...usable, dismiss: () => shown.current?.dismiss() };
}
