import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/store-answer';
import { showToast } from '@/components/ui/toast';
import { errorCatalogue, errorKeyOf } from '@/domain/error-catalogue';
import type { AccountSubscriptions, SubscriptionChange } from './subscription-requests';

const loadRequests = () => import('./subscription-requests');

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

export type SubscriptionsView =
  { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & AccountSubscriptions);

export type ChangeOne = (id: string, change: SubscriptionChange) => Promise<boolean>;

/** The account's subscriptions, how to ask for them again, and how to change one: true once it is done. */
export function useSubscriptions() {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<SubscriptionsView>({ status: 'loading' });
  const tell = useTellFailure();

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

  const change: ChangeOne = useCallback(
    async (id, wanted) => {
      const { changeSubscription } = await loadRequests();
      const answer = await changeSubscription(id, wanted);
      if (!answer.ok) {
        tell(answer);
        return false;
      }
      setView((old) =>
        old.status === 'ready'
          ? {
              ...old,
              subscriptions: old.subscriptions.map((one) => (one.id === id ? answer.value : one)),
            }
          : old,
      );
      return true;
    },
    [tell],
  );

  return { view, retry, change };
}

async function read(): Promise<SubscriptionsView> {
  try {
    const { readSubscriptions } = await loadRequests();
    const answer = await readSubscriptions();
    return answer.ok ? { status: 'ready', ...answer.value } : { status: 'failed' };
  } catch {
    // The code that asks could not be fetched.
    return { status: 'failed' };
  }
}

/** An error toast in the words of the catalogue (spec 8), and a report. */
function useTellFailure(): (refusal: StoreRefusal) => void {
  const t = useTranslations('errors');
  return useCallback(
    (refusal) => {
      reportError(new Error(`subscriptionUpdate: ${refusal.code}`), 'subscriptions');
      const key = errorKeyOf({ code: refusal.code }) ?? 'subscriptionUpdate';
      const words = t(errorCatalogue[key], { seconds: timeoutSeconds });
      showToast('error', words).catch((reason: unknown) => reportError(reason, 'toast'));
    },
    [t],
  );
}
