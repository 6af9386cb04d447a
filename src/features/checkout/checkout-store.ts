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
  /** False until storage was read: before that the form must not be shown, or it would lose what it holds. */
  isRestored: boolean;
  progress: CheckoutProgress;
};

const key = 'checkout';

/** Storage that is parsed on the way in. The parser is loaded only for visitors who left something. */
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

/** Why the last try ended without an order; null before one and during the next. */
export function failureIn({ progress }: Pick<CheckoutState, 'progress'>): CheckoutFailure | null {
  return progress.step === 'editing' ? progress.failure : null;
}

/** Takes over what an earlier visit left; resolves when the form may be shown. */
export async function restoreCheckout(): Promise<void> {
  await useCheckoutStore.persist.rehydrate();
  useCheckoutStore.setState({ isRestored: true });
}

/** Keeps what was typed, never the card: see savedPartOf. */
export function saveCheckout(saved: SavedCheckout): void {
  useCheckoutStore.setState({ saved });
}

/** Remembers that this cart may be an order by the time anybody looks again; null when its end is known. */
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

/** Back to an open form: the page was left, or the browser brought it back from its memory. */
export function resetProgress(): void {
  useCheckoutStore.setState({ progress: startOfCheckout });
}

/** After the order: the next checkout starts empty, here and in storage. */
export function forgetCheckout(): void {
  useCheckoutStore.setState({ saved: newCheckout, unsettledCartId: null });
  useCheckoutStore.persist.clearStorage();
}
