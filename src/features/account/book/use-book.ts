import { inReadingOrder, type AccountBook } from '@/domain/accounts/account-book';
import { createRecordStore, type RecordView } from '@/features/records/public';

export type BookView = RecordView<AccountBook>;

/** Addresses and cards of the customer, in reading order. */
export const bookStore = createRecordStore<AccountBook>({
  read: async () => {
    const { readAccountBook } = await import('@/client/requests/account-book');
    const answer = await readAccountBook();
    return answer.ok ? { ...answer, value: inReadingOrder(answer.value) } : answer;
  },
  failure: 'generic',
  source: 'account',
});

/** The book of who is logged in, how to ask for it again, and how to show one that a change has answered. */
export function useBook(accountId: string) {
  const { view, retry, refresh } = bookStore.useRecords(accountId);
  return { view, retry, refresh, show };
}

const show = (book: AccountBook) => bookStore.show(inReadingOrder(book));
