import { useEffect } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { queryPaths } from '@/domain/pages/query-paths';
import { resetProgress, useCheckoutStore } from '../checkout-store';

/** Opens the next page: the order, or the bank, which swell-js may be opening already. Returns true while leaving. */
export function useLeaving(): boolean {
  const progress = useCheckoutStore((state) => state.progress);

  useEffect(() => {
    if (progress.step !== 'leaving') return;
    const { outcome } = progress;
    if (outcome.kind === 'placed')
      goTo(queryPaths.checkoutSuccess(outcome.orderId), { replace: true });
    else if (outcome.url !== null) window.location.assign(outcome.url);
  }, [progress]);

  useEffect(() => {
    // The browser's Back from the bank may restore this page from its cache in the state of leaving.
    const handleShow = (event: PageTransitionEvent) => event.persisted && resetProgress();
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pageshow', handleShow);
      resetProgress();
    };
  }, []);

  return progress.step === 'leaving';
}
