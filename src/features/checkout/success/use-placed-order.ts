import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { hasSession } from '@/client/session/session';
import { unreadableRefusal } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { restPopup } from '@/features/consultation/public';
import { tellFailure } from '@/features/failures/public';
import { hasPlacedOrder } from './placed-order-mark';

export type PlacedOrderView =
  | { status: 'loading' }
  | { status: 'ready'; order: PlacedOrder }
  /** This session has no such order; its owner is not revealed here. */
  | { status: 'missing' }
  | { status: 'failed' };

/** The order in the address, read as this session's last order, so that only the customer who placed it sees it. */
export function usePlacedOrder(): { view: PlacedOrderView; retry: () => void } {
  const { isReady, query } = useRouter();
  const [view, setView] = useState<PlacedOrderView>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const wantedId = query.order;

  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void readOrder(wantedId).then((read) => {
      if (isCurrent) setView(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady, wantedId, attempt]);

  const retry = useCallback(() => {
    setView({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { view, retry };
}

async function readOrder(wantedId: string | string[] | undefined): Promise<PlacedOrderView> {
  const isExpected = wantedId !== undefined || hasPlacedOrder();
  if (!hasSession() || !isExpected) return { status: 'missing' };
  const answer = await storeRequest((swell) => swell.cart.getOrder());
  if (!answer.ok) {
    const isRefused = ['validation_error', 'not_found_error', 'invalid_request'].includes(
      answer.code,
    );
    if (isRefused) return { status: 'missing' };
    tellFailure('fetchOrder', answer, 'checkout-success');
    return { status: 'failed' };
  }
  try {
    const { orderFromWire } = await import('@/client/wire/order-from-wire');
    const order = orderFromWire(answer.value);
    restPopup();
    return wantedId === undefined || wantedId === order.id
      ? { status: 'ready', order }
      : { status: 'missing' };
  } catch (error) {
    tellFailure('fetchOrder', unreadableRefusal(error), 'checkout-success');
    return { status: 'failed' };
  }
}
