import { useEffect } from 'react';
import { create } from 'zustand';
import { adminRequest } from '@/client/admin-requests';
import { todaySchema, type TodayAnswer } from '../today/today-answer';
import type { RoomId } from './rooms';

type Waiting = Readonly<Partial<Record<RoomId, number>>>;

const useWaitingStore = create<{ counts: Waiting; askedAt: number }>(() => ({
  counts: {},
  askedAt: 0,
}));

/** Whoever walks quickly through the pages needs no new count on each. */
const freshForMs = 10_000;

/** How much waits for our staff behind the entries of the navigation; asked anew as pages are opened. */
export function useWaiting(): Waiting {
  const counts = useWaitingStore((state) => state.counts);
  useEffect(() => {
    if (Date.now() - useWaitingStore.getState().askedAt < freshForMs) return;
    useWaitingStore.setState({ askedAt: Date.now() });
    void adminRequest('/api/admin-today', { answer: todaySchema }).then((answer) => {
      if (answer.ok) useWaitingStore.setState({ counts: countsOf(answer.value) });
    });
  }, []);
  return counts;
}

function countsOf(today: TodayAnswer): Waiting {
  const held = today.heldOrders.reduce((sum, { count }) => sum + count, 0);
  return {
    orders: held + today.ordersToShip.count,
    'hearing-tests': today.tests.count,
    returns: today.returns.count,
    messages: today.messages.count,
    consultations: today.callWishes.count + today.calls.count,
    jobs: today.failedJobs.count,
  };
}
