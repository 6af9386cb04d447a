import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { SavedHearingResult } from '@/domain/hearing-result';

type Known = {
  status: 'loading' | 'failed' | 'ready';
  results: readonly SavedHearingResult[];
};

/** What the shop keeps for this customer; asked anew for each one. */
export function useSavedResults(accountId: string) {
  const [known, setKnown] = useState<Known>({ status: 'loading', results: [] });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void import('../result/result-requests')
      .then(({ listResults }) => listResults())
      .catch(() => null)
      .then((answer) => {
        if (!isCurrent) return;
        if (answer?.ok) return setKnown({ status: 'ready', results: answer.value });
        reportError(new Error(`hearing results: ${answer?.code ?? 'no code'}`), 'hearing-test');
        return setKnown({ status: 'failed', results: [] });
      });
    return () => {
      isCurrent = false;
    };
  }, [accountId, tries]);

  const retry = useCallback(() => {
    setKnown({ status: 'loading', results: [] });
    setTries((count) => count + 1);
  }, []);
  const forget = useCallback((id: string) => {
    setKnown(({ results }) => ({
      status: 'ready',
      results: results.filter((one) => one.id !== id),
    }));
  }, []);
  return { ...known, retry, forget };
}
