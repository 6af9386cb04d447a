import { useEffect } from 'react';
import { useFlowStore } from './flow-store';

/**
 * Checks whether there is a result under the flow's e-mail: when one is known and no check is running, and again when
 * the e-mail or the counter of updates changes (spec 4). Any failure silently counts as no result.
 */
export function useResultCheck(): { hasResult: boolean; isChecking: boolean } {
  const email = useFlowStore(({ flow }) => flow?.email ?? null);
  const updates = useFlowStore((state) => state.updates);
  const hasResult = useFlowStore((state) => state.hasResult);
  const isChecking = useFlowStore((state) => state.isChecking);
  useEffect(() => {
    if (email === null) {
      useFlowStore.setState({ hasResult: false, isChecking: false });
      return;
    }
    let isCurrent = true;
    useFlowStore.setState({ isChecking: true });
    void import('../result/result-requests')
      .then(({ askHasResult }) => askHasResult(email))
      .catch(() => false)
      .then((answer) => {
        if (isCurrent) useFlowStore.setState({ hasResult: answer, isChecking: false });
      });
    return () => {
      isCurrent = false;
    };
  }, [email, updates]);
  return { hasResult, isChecking };
}
