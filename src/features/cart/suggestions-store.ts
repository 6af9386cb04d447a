import { create } from 'zustand';
import { type AccessoryCard, accessoriesFromWire } from '@/client/accessories-from-wire';
import { storeRequest } from '@/client/store-requests';
import { showFailure } from './show-failure';

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
export async function fetchAccessories(request = storeRequest): Promise<void> {
  const { accessories, isFetching } = useSuggestionsStore.getState();
  if (accessories !== null || isFetching) return;
  useSuggestionsStore.setState({ isFetching: true });
  const answer = await request((swell) => swell.products.list(firstPage));
  try {
    if (!answer.ok) throw new Error(answer.message);
    useSuggestionsStore.setState({ accessories: accessoriesFromWire(answer.value) });
  } catch {
    await showFailure('fetchAccessories');
  } finally {
    useSuggestionsStore.setState({ isFetching: false });
  }
}
