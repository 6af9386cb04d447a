import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import {
  newCheckout,
  type SavedCheckout,
  type StoredCheckout,
} from '@/domain/checkout/checkout-form';
import {
  nextProgress,
  startOfCheckout,
  type CheckoutEvent,
  type CheckoutFailure,
  type CheckoutProgress,
} from '@/domain/checkout/checkout-outcome';

export type CheckoutState = StoredCheckout & {
  /** False until storage was read: showing the form earlier would overwrite the stored values. */
  isRestored: boolean;
  progress: CheckoutProgress;
};

const key = 'checkout';

/** Storage that is parsed when it is read. The parser is loaded only for visitors with stored data. */
const parsedStorage: PersistStorage<StoredCheckout> = {
  getItem: async () => {
    if (readPrivate(key, (stored) => stored) === null) return null;
    const { parseStoredCheckout } = await import('@/domain/schemas/checkout-form');
    const state = readPrivate(key, parseStoredCheckout);
    return state && { state };
  },
  setItem: (_, { state }) => writePrivate(key, state),
  removeItem: () => writePrivate(key, null),
};

const fresh: Omit<CheckoutState, 'isRestored'> = {
  saved: newCheckout,
  unsettledCartId: null,
  progress: startOfCheckout,
};

export const useCheckoutStore = create<CheckoutState>()(
  persist((): CheckoutState => ({ ...fresh, isRestored: false }), {
    name: key,
    storage: parsedStorage,
    skipHydration: true,
    partialize: ({ saved, unsettledCartId }): StoredCheckout => ({ saved, unsettledCartId }),
  }),
);

/** The failure of the last try; null before one and during the next. */
export function failureIn({ progress }: Pick<CheckoutState, 'progress'>): CheckoutFailure | null {
  return progress.step === 'editing' ? progress.failure : null;
}

/** Loads what an earlier visit stored; resolves when the form may be shown. */
export async function restoreCheckout(): Promise<void> {
  await useCheckoutStore.persist.rehydrate();
  useCheckoutStore.setState({ isRestored: true });
}

/** Stores the typed values, never the card: see savedPartOf. */
export function saveCheckout(saved: SavedCheckout): void {
  useCheckoutStore.setState({ saved });
}

/** Remembers that this cart may already have become an order; null when the outcome is known. */
export function markUnsettled(unsettledCartId: string | null): void {
  useCheckoutStore.setState({ unsettledCartId });
}

/** Applies an event. @returns whether it changed anything: the second of two quick clicks does not. */
export function progressBy(event: CheckoutEvent): boolean {
  const before = useCheckoutStore.getState().progress;
  const after = nextProgress(before, event);
  if (after === before) return false;
  useCheckoutStore.setState({ progress: after });
  return true;
}

/** Resets to an editable form: the page was left, or the browser restored it from its cache. */
export function resetProgress(): void {
  useCheckoutStore.setState({ progress: startOfCheckout });
}

/** Clears the checkout after the order, here and in storage. */
export function forgetCheckout(): void {
  useCheckoutStore.setState({ saved: newCheckout, unsettledCartId: null });
  useCheckoutStore.persist.clearStorage();
}
