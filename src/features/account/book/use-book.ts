import { useCallback, useEffect, useState } from 'react';
import type { StoreAnswer } from '@/client/store-answer';
import { inReadingOrder, type AccountBook } from '@/domain/account-book';

export type BookView =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; book: AccountBook };

/** The book of who is logged in, how to ask for it again, and how to show one that a change has answered. */
export function useBook() {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<BookView>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    void read().then((answer) => {
      if (isCurrent) setView(answer?.ok ? readyWith(answer.value) : { status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setView({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  /** Asks again and shows what was there meanwhile. */
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const show = useCallback((book: AccountBook) => setView(readyWith(book)), []);
  return { view, retry, refresh, show };
}

function readyWith(book: AccountBook): BookView {
  return { status: 'ready', book: inReadingOrder(book) };
}

async function read(): Promise<StoreAnswer<AccountBook> | null> {
  try {
    const { readAccountBook } = await import('@/client/account-book');
    return await readAccountBook();
  } catch {
    // The code that asks could not be fetched.
    return null;
  }
}
