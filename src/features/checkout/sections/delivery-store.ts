import { create } from 'zustand';
import type { ProvinceCode } from '@/domain/provinces';
import { cartActions } from '@/features/cart/public';

type DeliveryState = {
  /** The requested service that is not confirmed yet. */
  wantedServiceId: string | null;
  /** True after a request that failed or was refused, until the next one. */
  isFailed: boolean;
};

export const useDeliveryStore = create<DeliveryState>(() => ({
  wantedServiceId: null,
  isFailed: false,
}));

/** Sets the cart's delivery service; the screen shows it as chosen at once. */
export async function chooseService(service: string): Promise<void> {
  useDeliveryStore.setState({ wantedServiceId: service });
  await sendShipping({ service });
  useDeliveryStore.setState(({ wantedServiceId }) => ({
    wantedServiceId: wantedServiceId === service ? null : wantedServiceId,
  }));
}

/** Sets the cart's province: taxes depend on it, so the total is right before `Pay now`. */
export async function sendProvince(state: ProvinceCode): Promise<void> {
  await sendShipping({ state });
}

/** The Store API rates country and service together (spec 7). */
async function sendShipping(change: { service: string } | { state: ProvinceCode }): Promise<void> {
  useDeliveryStore.setState({ isFailed: false });
  const shipping = { country: 'CA', ...change };
  const answer = await cartActions.change((swell) => swell.cart.update({ shipping }));
  useDeliveryStore.setState({ isFailed: !answer.ok });
}
