import { useEffect } from 'react';
import { useFlowStore } from './flow-store';

/**
 * Asks whether there is a result under the e-mail of the flow: when one is known and no check is running, and again
 * when it or the counter of updates changes (spec 4). Whatever goes wrong counts as none, without a word.
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
