import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { hasSession } from '@/client/session/session';
import { readAccountMark } from '@/client/storage/stored-account';
import { meetPerson, openFlow, useFlowStore } from './flow-store';
import { useAskedOrder } from './use-asked-order';

/**
 * Opens the flow with what an earlier visit, an order or an account knows about the visitor.
 *
 * @returns whether that is still being read
 */
export function useFlowPerson(): boolean {
  const order = useAskedOrder();
  const { query } = useRouter();
  const wanted = query.way === 'upload' ? 'evaluation' : 'choice';

  useEffect(() => {
    if (order === undefined) return;
    openFlow(order, wanted);
    const isKnown = useFlowStore.getState().flow !== null;
    if (!hasSession() || (order === null && (isKnown || !readAccountMark()))) return;
    let isCurrent = true;
    useFlowStore.setState({ isMeeting: !isKnown });
    void import('./flow-person')
      .then(({ readFlowPerson }) => readFlowPerson(order))
      .catch(() => null)
      .then((person) => {
        if (!isCurrent) return;
        if (person) meetPerson(person);
        useFlowStore.setState({ isMeeting: false });
      });
    return () => {
      isCurrent = false;
    };
  }, [order, wanted]);
  return useFlowStore(({ isMeeting }) => isMeeting);
}
