import { useEffect } from 'react';
import { create } from 'zustand';
import { adminRequest } from '@/client/requests/admin-requests';
import { todaySchema, type TodayAnswer } from '@/domain/staff/answers/today';
import type { SectionId } from './sections';

type Waiting = Readonly<Partial<Record<SectionId, number>>>;

const useWaitingStore = create<{ counts: Waiting; askedAt: number }>(() => ({
  counts: {},
  askedAt: 0,
}));

/** Quick page changes do not fetch the counts again within this time. */
const freshForMs = 10_000;

/** Counts of waiting items for the navigation entries; fetched again as pages are opened. */
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

/** Sections of other roles are missing from the answer. */
function countsOf(today: TodayAnswer): Waiting {
  const held = (today.heldOrders ?? []).reduce((sum, { count }) => sum + count, 0);
  const of = (waiting: { count: number } | undefined) => waiting?.count ?? 0;
  return {
    orders: held + of(today.ordersToShip),
    'hearing-tests': of(today.tests),
    returns: of(today.returns),
    messages: of(today.messages),
    consultations: of(today.callRequests) + of(today.calls) + of(today.trials),
    jobs: of(today.failedJobs),
  };
}
