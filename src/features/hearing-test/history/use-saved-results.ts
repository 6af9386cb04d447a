import { createRecordStore } from '@/features/records/public';
import type { SavedTest } from '../result/result-requests';

/** The customer's hearing results stored by the shop. */
const savedResultsStore = createRecordStore<readonly SavedTest[]>({
  read: async () => (await import('../result/result-requests')).listResults(),
  failure: 'generic',
  source: 'hearing-test',
});

/** The customer's saved results, with functions to reload them and to remove a deleted one. */
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
