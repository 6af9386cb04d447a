import { useState } from 'react';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { useTellFailure } from '@/features/auth/public';
import { createRecordStore } from '@/features/records/public';
import type { SixtyDaysView, TextNumber } from './sixty-days-requests';

export const loadTrialRequests = () => import('./sixty-days-requests');

/** A customer's trial. */
const trialStore = createRecordStore<SixtyDaysView>({
  read: async () => (await loadTrialRequests()).readSixtyDays(),
  failure: 'generic',
  source: 'sixty-days',
});

type Requests = Awaited<ReturnType<typeof loadTrialRequests>>;

/** The customer's trial, and how to change it: one change at a time. */
export function useSixtyDays(accountId: string) {
  const tell = useTellFailure();
  const { view, retry } = trialStore.useRecords(accountId);
  const [isSaving, setIsSaving] = useState(false);

  /** True when it was saved; the page shows the trial as it is then. */
  async function save(
    send: (requests: Requests) => Promise<StoreAnswer<SixtyDaysView>>,
  ): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    const answer = await loadTrialRequests().then(send);
    setIsSaving(false);
    if (answer.ok) trialStore.show(answer.value);
    else await tell('generic', answer);
    return answer.ok;
  }

  /** Shows the number for texts after a change. */
  function showTexts(texts: TextNumber): void {
    trialStore.change((before) =>
      before.status === 'ready'
        ? {
            ...before,
            value: { ...before.value, texts: { ...before.value.texts, ...texts } },
          }
        : before,
    );
  }

  return { view, retry, isSaving, save, showTexts };
}

export type SixtyDaysState = ReturnType<typeof useSixtyDays>;
