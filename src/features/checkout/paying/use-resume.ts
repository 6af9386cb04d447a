import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import type { Cart } from '@/domain/carts/cart';
import { readReturn } from '@/domain/checkout/checkout-return';
import { paths } from '@/domain/pages/paths';
import { useCheckoutStore } from '../checkout-store';
import { methodReturningBy } from '../payments/gateways/known-ways';
import { resume } from './pay';

export type Resumed = {
  /** False until an earlier visit, if there was one, was resumed. */
  isDone: boolean;
  /** True while a cart in payment is gone and its outcome is unknown. */
  isUnsettled: boolean;
  /** Asks for the outcome again. */
  retry: () => void;
};

/**
 * Resumes a checkout: after another page, after a reload during a payment, or when the cart is gone although its order
 * was never confirmed.
 */
export function useResume(cart: Cart | null, isKnown: boolean): Resumed {
  const router = useRouter();
  const hasStarted = useRef(false);
  const [isDone, setIsDone] = useState(false);
  const unsettledCartId = useCheckoutStore((state) => state.unsettledCartId);
  const isGone = unsettledCartId !== null && cart?.cartId !== unsettledCartId;
  const isUnsettled = isDone && isKnown && isGone;

  useEffect(() => {
    if (!isKnown || !router.isReady || hasStarted.current) return;
    hasStarted.current = true;
    const answer = readReturn(router.query, methodReturningBy);
    // Reloading the page must not pay again, so the answer is removed from the address first.
    if (answer) goTo(paths.checkout, { replace: true, shallow: true });
    void resume(answer, cart).then(() => setIsDone(true));
  }, [cart, isKnown, router]);

  useEffect(() => {
    if (isUnsettled) void resume(null, null);
  }, [isUnsettled]);

  return { isDone, isUnsettled, retry: () => void resume(null, null) };
}
