import { create } from 'zustand';
import type { ProvinceCode } from '@/domain/provinces';
import { cartActions } from '@/features/cart/public';

type DeliveryState = {
  /** The service asked for and not confirmed yet. */
  wantedServiceId: string | null;
  /** True after a request that brought no answer or a refusal, until the next one. */
  isFailed: boolean;
};

export const useDeliveryStore = create<DeliveryState>(() => ({
  wantedServiceId: null,
  isFailed: false,
}));

/** Asks the cart for a delivery service; the screen shows it as chosen at once. */
export async function chooseService(service: string): Promise<void> {
  useDeliveryStore.setState({ wantedServiceId: service });
  await sendShipping({ service });
  useDeliveryStore.setState(({ wantedServiceId }) => ({
    wantedServiceId: wantedServiceId === service ? null : wantedServiceId,
  }));
}

/** Tells the cart where the goods go: taxes follow the province, so the total is right before `Pay now`. */
export async function sendProvince(state: ProvinceCode): Promise<void> {
  await sendShipping({ state });
}

/** Country and service together are what the Store API rates (spec 7). */
async function sendShipping(change: { service: string } | { state: ProvinceCode }): Promise<void> {
  useDeliveryStore.setState({ isFailed: false });
  const shipping = { country: 'CA', ...change };
  const answer = await cartActions.change((swell) => swell.cart.update({ shipping }));
  useDeliveryStore.setState({ isFailed: !answer.ok });
}
