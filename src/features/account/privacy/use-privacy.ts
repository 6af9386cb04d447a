import { useCallback, useEffect, useState } from 'react';
import type { PrivacyOverview } from './privacy-requests';

export const loadPrivacyRequests = () => import('./privacy-requests');

export type PrivacyView =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; overview: PrivacyOverview };

/** What the page shows of her data, and how to ask for it again. */
export function usePrivacy(): { view: PrivacyView; retry: () => void } {
  const [view, setView] = useState<PrivacyView>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void read().then((found) => {
      if (isCurrent) setView(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setView({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { view, retry };
}

async function read(): Promise<PrivacyView> {
  try {
    const answer = await loadPrivacyRequests().then((requests) => requests.readPrivacy());
    return answer.ok ? { status: 'ready', overview: answer.value } : { status: 'failed' };
  } catch {
    // The code that asks could not be fetched.
    return { status: 'failed' };
  }
}
