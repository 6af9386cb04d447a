import { object, string } from 'yup';
import { readInTab, writeInTab } from '@/client/storage/tab-storage';
import { mainReasons, maximumReasonLength, type MainReason } from '@/domain/orders/return-request';
import { ordersStore } from './orders-store';

const key = 'return-draft';

const schema = object({
  accountId: string().required(),
  orderId: string().required(),
  mainReason: string().oneOf(mainReasons).nullable().default(null),
  reason: string().max(maximumReasonLength).defined(),
});

/** Why an order goes back: a tap, and words that may be empty. */
export type ReturnReasons = { mainReason: MainReason | null; reason: string };

const nothing: ReturnReasons = { mainReason: null, reason: '' };

/**
 * The reasons that this customer had given for this order when the session ended; empty when there are none of theirs.
 */
export function readReturnDraft(orderId: string): ReturnReasons {
  const draft = readInTab(key, (stored) =>
    schema.isValidSync(stored) ? schema.cast(stored) : null,
  );
  const isHers = draft?.orderId === orderId && draft.accountId === owner();
  return isHers ? { mainReason: draft.mainReason, reason: draft.reason } : nothing;
}

/** Keeps what was tapped and typed while the customer logs in again. */
export function keepReturnDraft(orderId: string, reasons: ReturnReasons): void {
  writeInTab(key, { accountId: owner(), orderId, ...reasons });
}

export function forgetReturnDraft(): void {
  writeInTab(key, null);
}

function owner(): string | null {
  return ordersStore.store.getState().ownerId;
}
