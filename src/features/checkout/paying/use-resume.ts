import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@/domain/carts/cart';
import { readReturn } from '@/domain/checkout/checkout-return';
import { paths } from '@/domain/pages/paths';
import { useCheckoutStore } from '../checkout-store';
import { methodReturningBy } from '../payments/gateways/known-ways';
import { resume } from './pay';

export type Resumed = {
  /** False until an earlier visit, if there was one, has been gone on with. */
  isDone: boolean;
  /** True while a cart that was being paid for is gone and nobody has said what became of it. */
  isUnsettled: boolean;
  /** Asks again what became of it. */
  retry: () => void;
};

/**
 * Goes on where something stopped: after another page, after a reload in the middle of paying, or when the cart is gone
 * although its order was never confirmed.
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
    // Reloading the page must not pay again, so the answer goes from the address first.
    if (answer) void router.replace(paths.checkout, undefined, { shallow: true });
    void resume(answer, cart).then(() => setIsDone(true));
  }, [cart, isKnown, router]);

  useEffect(() => {
    if (isUnsettled) void resume(null, null);
  }, [isUnsettled]);

  return { isDone, isUnsettled, retry: () => void resume(null, null) };
}
