import { create } from 'zustand';
import type { AccessoryCard } from '@/client/accessories-from-wire';
import { unreadableRefusal } from '@/client/store-answer';
import { storeRequest } from '@/client/store-requests';
import type { CurrencyCode } from '@/domain/money';
import { tellFailure } from '@/features/failures/public';

type SuggestionsState = {
  /** Every accessory of the shop; null until they are known. */
  accessories: readonly AccessoryCard[] | null;
  /** Of their prices. */
  currency: CurrencyCode | null;
  isFetching: boolean;
};

export const useSuggestionsStore = create<SuggestionsState>(() => ({
  accessories: null,
  currency: null,
  isFetching: false,
}));

/** Spec 7: the product list is asked for with limit 25, page 1. */
const firstPage = { limit: 25, page: 1, tags: 'accessories' };

/** Fetches the accessories once for each currency; after a failure the next opening tries again. */
export async function fetchAccessories(currency: CurrencyCode): Promise<void> {
  const known = useSuggestionsStore.getState();
  if (known.currency === currency || known.isFetching) return;
  useSuggestionsStore.setState({ isFetching: true });
  const answer = await storeRequest((swell) => swell.products.list(firstPage));
  if (!answer.ok) {
    useSuggestionsStore.setState({ isFetching: false });
    return tellFailure('fetchAccessories', answer, 'cart');
  }
  try {
    // Comes with the library that reads answers, which nothing else on a first load needs.
    const { accessoriesFromWire } = await import('@/client/accessories-from-wire');
    useSuggestionsStore.setState({ accessories: accessoriesFromWire(answer.value), currency });
  } catch (failure) {
    tellFailure('fetchAccessories', unreadableRefusal(failure), 'cart');
  } finally {
    useSuggestionsStore.setState({ isFetching: false });
  }
}
