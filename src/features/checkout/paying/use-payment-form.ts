import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { nextTask } from '@/client/next-task';
import type { PaymentForm } from './payment-form';

export type PaymentFormComponent = typeof PaymentForm;

type LoadedForm = {
  /** Null until its code is loaded. */
  PaymentForm: PaymentFormComponent | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * The form with its validation: a third of the page's scripts. It is loaded while the cart is still loading, so nobody
 * waits for it, and the first paint does not need it.
 */
export function usePaymentForm(): LoadedForm {
  const [Loaded, setLoaded] = useState<PaymentFormComponent | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    import('./payment-form').then(
      (module) => setLoaded(() => module.PaymentForm),
      (failure: unknown) => {
        reportError(failure, 'payment form');
        setHasFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    void nextTask().then(load);
  }, [load]);

  function retry() {
    setHasFailed(false);
    load();
  }

  return { PaymentForm: Loaded, hasFailed, retry };
}
