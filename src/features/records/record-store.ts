import { useCallback, useEffect } from 'react';
import { create } from 'zustand';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { ErrorKey } from '@/domain/failures/error-catalogue';
import { tellFailure } from '@/features/failures/public';

export type RecordView<Value> =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value };

type RecordState<Value> = {
  /** Owner of the records, so that they are never shown to the next customer. */
  ownerId: string | null;
  view: RecordView<Value>;
};

type RecordSource<Value> = {
  /** May reject when the code for the request cannot be loaded. */
  read: () => Promise<StoreAnswer<Value>>;
  /** The message when reading fails. */
  failure: ErrorKey;
  /** The feature's name for the error report. */
  source: string;
};

const loading = { status: 'loading' } as const;

/**
 * A zustand store of one customer's own records. The previous records stay during a reload; a failure shows a toast and
 * is reported (spec 8). Answers to outdated requests are dropped.
 */
export function createRecordStore<Value>({ read, failure, source }: RecordSource<Value>) {
  const useRecordStore = create<RecordState<Value>>(() => ({ ownerId: null, view: loading }));
  let latest = 0;

  /** Reads the records of one customer. */
  async function load(ownerId: string): Promise<void> {
    const question = (latest += 1);
    if (useRecordStore.getState().ownerId !== ownerId) {
      useRecordStore.setState({ ownerId, view: loading });
    }
    const answer = await read().catch(() => null);
    if (question !== latest) return;
    if (answer?.ok)
      return useRecordStore.setState({ view: { status: 'ready', value: answer.value } });
    const { view } = useRecordStore.getState();
    if (view.status !== 'ready') useRecordStore.setState({ view: { status: 'failed' } });
    tellFailure(failure, answer, source);
  }

  /** Shows the answer to another call; a read that is still running is older, so it is dropped. */
  function change(next: (before: RecordView<Value>) => RecordView<Value>): void {
    latest += 1;
    useRecordStore.setState(({ view }) => ({ view: next(view) }));
  }

  function show(value: Value): void {
    change(() => ({ status: 'ready', value }));
  }

  /** One customer's records, read again whenever a page with them opens. */
  function useRecords(ownerId: string) {
    const { view, ownerId: shownId } = useRecordStore();
    useEffect(() => void load(ownerId), [ownerId]);
    const refresh = useCallback(() => void load(ownerId), [ownerId]);
    const retry = useCallback(() => {
      useRecordStore.setState({ view: loading });
      void load(ownerId);
    }, [ownerId]);
    return { view: shownId === ownerId ? view : loading, refresh, retry };
  }

  return { useRecords, load, show, change, store: useRecordStore };
}
