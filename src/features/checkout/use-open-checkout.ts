import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { nextTask } from '@/client/next-task';
import type { OpenCheckout } from './open-checkout';

type LoadedCheckout = {
  /** Null until its code is loaded. */
  OpenCheckout: typeof OpenCheckout | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * The form with its validation, and the summary: a third of the page's scripts. It is loaded while the cart is still loading, so nobody
 * waits for it, and the first paint does not need it.
 */
export function useOpenCheckout(): LoadedCheckout {
  const [Loaded, setLoaded] = useState<typeof OpenCheckout | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    import('./open-checkout').then(
      (module) => setLoaded(() => module.OpenCheckout),
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

  return { OpenCheckout: Loaded, hasFailed, retry };
}
