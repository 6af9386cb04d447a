import { createRecordStore } from '@/features/records/public';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';

/** The hearing results that the shop keeps for a customer. */
const savedResultsStore = createRecordStore<readonly SavedHearingResult[]>({
  read: async () => (await import('../result/result-requests')).listResults(),
  failure: 'generic',
  source: 'hearing-test',
});

/** What the shop keeps for this customer, how to ask again, and how to forget one that was destroyed. */
export function useSavedResults(accountId: string) {
  const { view, retry } = savedResultsStore.useRecords(accountId);
  return { view, retry, forget };
}

function forget(id: string): void {
  savedResultsStore.change((shown) =>
    shown.status === 'ready'
      ? { status: 'ready', value: shown.value.filter((one) => one.id !== id) }
      : shown,
  );
}
