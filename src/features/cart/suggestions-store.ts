import { create } from 'zustand';
import { type AccessoryCard, accessoriesFromWire } from '@/client/accessories-from-wire';
import { unreadableRefusal } from '@/client/store-answer';
import { storeRequest } from '@/client/store-requests';
import { tellFailure } from './tell-failure';

type SuggestionsState = {
  /** Every accessory of the shop; null until they are known. */
  accessories: readonly AccessoryCard[] | null;
  isFetching: boolean;
};

export const useSuggestionsStore = create<SuggestionsState>(() => ({
  accessories: null,
  isFetching: false,
}));

/** Spec 7: the product list is asked for with limit 25, page 1. */
const firstPage = { limit: 25, page: 1, tags: 'accessories' };

/** Fetches the accessories once; after a failure the next opening tries again. */
export async function fetchAccessories(): Promise<void> {
  const { accessories, isFetching } = useSuggestionsStore.getState();
  if (accessories !== null || isFetching) return;
  useSuggestionsStore.setState({ isFetching: true });
  const answer = await storeRequest((swell) => swell.products.list(firstPage));
  useSuggestionsStore.setState({ isFetching: false });
  if (!answer.ok) return tellFailure('fetchAccessories', answer);
  try {
    useSuggestionsStore.setState({ accessories: accessoriesFromWire(answer.value) });
  } catch (failure) {
    tellFailure('fetchAccessories', unreadableRefusal(failure));
  }
}
