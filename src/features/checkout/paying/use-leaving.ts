import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { paths } from '@/domain/pages/paths';
import { resetProgress, useCheckoutStore } from '../checkout-store';

/** Opens the next page: the order, or the bank, which swell-js may be opening already. Returns true while leaving. */
export function useLeaving(): boolean {
  const router = useRouter();
  const progress = useCheckoutStore((state) => state.progress);

  useEffect(() => {
    if (progress.step !== 'leaving') return;
    const { outcome } = progress;
    if (outcome.kind === 'placed') void router.replace(paths.checkoutSuccess(outcome.orderId));
    else if (outcome.url !== null) window.location.assign(outcome.url);
  }, [progress, router]);

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
