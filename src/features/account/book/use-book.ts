import { inReadingOrder, type AccountBook } from '@/domain/accounts/account-book';
import { createRecordStore, type RecordView } from '@/features/records/public';

export type BookView = RecordView<AccountBook>;

/** Addresses and cards of the customer, in display order. */
export const bookStore = createRecordStore<AccountBook>({
  read: async () => {
    const { readAccountBook } = await import('@/client/requests/account-book');
    const answer = await readAccountBook();
    return answer.ok ? { ...answer, value: inReadingOrder(answer.value) } : answer;
  },
  failure: 'generic',
  source: 'account',
});

/** The book of the logged-in customer, with functions to reload it and to show the answer to a change. */
export function useBook(accountId: string) {
  const { view, retry, refresh } = bookStore.useRecords(accountId);
  return { view, retry, refresh, show };
}

const show = (book: AccountBook) => bookStore.show(inReadingOrder(book));
