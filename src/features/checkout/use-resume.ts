import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@/domain/cart';
import { emptyCard } from '@/domain/checkout-form';
import { readRedirectStatus } from '@/domain/checkout-outcome';
import { paths } from '@/domain/paths';
import { useCheckoutStore } from './checkout-store';
import { resume } from './pay';

/**
 * Once storage and cart are known, goes on where an earlier visit stopped: after a bank's page, or after a reload in
 * the middle of paying. Returns whether that is done and the form may be shown.
 */
export function useResume(cart: Cart | null, isKnown: boolean): boolean {
  const router = useRouter();
  const hasStarted = useRef(false);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isKnown || !router.isReady || hasStarted.current) return;
    hasStarted.current = true;
    const { saved } = useCheckoutStore.getState();
    const { gateway, redirect_status: status } = router.query;
    const isReturn = gateway !== undefined;
    // Reloading the page must not pay again, so the answer goes from the address first.
    if (isReturn) void router.replace(paths.checkout, undefined, { shallow: true });
    const form = { ...saved, card: emptyCard };
    void resume(isReturn ? readRedirectStatus(status) : null, form, cart).then(() =>
      setIsDone(true),
    );
  }, [cart, isKnown, router]);

  return isDone;
}
