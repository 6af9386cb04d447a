import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/ui/toasts/toast';
import type { MailingView } from '@/domain/consent';
import { useTellFailure } from '@/features/auth/public';
import { createRecordStore } from '@/features/records/public';

const loadRequests = () => import('./news-requests');

/** A customer's newsletter setting. */
export const newsStore = createRecordStore<MailingView>({
  read: async () => (await loadRequests()).readNews(),
  failure: 'generic',
  source: 'news',
});

/** The customer's newsletter setting, and how to change it. */
export function useNews(accountId: string) {
  const t = useTranslations('account.news');
  const tell = useTellFailure();
  const { view, retry } = newsStore.useRecords(accountId);
  const [isSaving, setIsSaving] = useState(false);

  /** Shows the choice at once and reverts it when it could not be saved. */
  async function choose(isOn: boolean) {
    if (view.status === 'ready' && (view.value.state !== 'off') !== isOn) {
      newsStore.show({ state: isOn ? 'asked' : 'off', since: null });
    }
    setIsSaving(true);
    const answer = await loadRequests().then((requests) => requests.saveNews(isOn));
    setIsSaving(false);
    if (!answer.ok) {
      newsStore.change(() => view);
      return tell('subscriptionUpdate', answer);
    }
    newsStore.show(answer.value);
    await showToast('success', t(`saved.${answer.value.state}`));
  }

  return { view, isSaving, choose, retry };
}
