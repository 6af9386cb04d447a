import { object, string } from 'yup';
import { readInTab, writeInTab } from '@/client/storage/tab-storage';
import { maximumReasonLength } from '@/domain/orders/return-request';
import { ordersStore } from './orders-store';

const key = 'return-draft';

const schema = object({
  accountId: string().required(),
  orderId: string().required(),
  reason: string().max(maximumReasonLength).required(),
});

/**
 * The return reason that this customer had typed for this order when the session ended; empty when there is none of
 * theirs.
 */
export function readReturnDraft(orderId: string): string {
  const draft = readInTab(key, (stored) =>
    schema.isValidSync(stored) ? schema.cast(stored) : null,
  );
  const isHers = draft?.orderId === orderId && draft.accountId === owner();
  return isHers ? draft.reason : '';
}

/** Keeps the typed text while the customer logs in again. */
export function keepReturnDraft(orderId: string, reason: string): void {
  writeInTab(key, { accountId: owner(), orderId, reason });
}

export function forgetReturnDraft(): void {
  writeInTab(key, null);
}

function owner(): string | null {
  return ordersStore.store.getState().ownerId;
}
