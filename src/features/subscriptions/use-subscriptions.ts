import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import { errorCatalogue, errorKeyOf } from '@/domain/failures/error-catalogue';
import { createRecordStore } from '@/features/records/public';
import type { AccountSubscriptions, SubscriptionChange } from './subscription-requests';

const loadRequests = () => import('./subscription-requests');

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

export type ChangeOne = (id: string, change: SubscriptionChange) => Promise<boolean>;

/** A customer's subscriptions with their invoices. */
export const subscriptionsStore = createRecordStore<AccountSubscriptions>({
  read: async () => (await loadRequests()).readSubscriptions(),
  failure: 'generic',
  source: 'subscriptions',
});

/** The account's subscriptions, with functions to reload them and to change one: true once it is done. */
export function useSubscriptions(accountId: string) {
  const { view, retry } = subscriptionsStore.useRecords(accountId);
  const tell = useTellFailure();

  const change: ChangeOne = useCallback(
    async (id, wanted) => {
      const { changeSubscription } = await loadRequests();
      const answer = await changeSubscription(id, wanted);
      if (!answer.ok) {
        tell(answer);
        return false;
      }
      subscriptionsStore.change((shown) => {
        if (shown.status !== 'ready') return shown;
        const { value } = shown;
        const subscriptions = value.subscriptions.map((one) =>
          one.id === id ? answer.value : one,
        );
        return { status: 'ready', value: { ...value, subscriptions } };
      });
      return true;
    },
    [tell],
  );

  return { view, retry, change };
}

/** Shows an error toast with the catalogue's text (spec 8) and reports the error. */
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
