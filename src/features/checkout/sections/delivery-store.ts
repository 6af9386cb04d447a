import { create } from 'zustand';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { Cart } from '@/domain/carts/cart';
import type { ProvinceCode } from '@/domain/provinces';
import { cartActions } from '@/features/cart/public';

type DeliveryState = {
  /**
   * The requested service, until the screen's cart has it. The screen draws the cart a moment after the answer, so a
   * choice that ended with the answer would jump back for that moment.
   */
  wanted: { serviceId: string; isConfirmed: boolean } | null;
  /** True after a request that failed or was refused, until the next one. */
  isFailed: boolean;
};

export const useDeliveryStore = create<DeliveryState>(() => ({ wanted: null, isFailed: false }));

/** Sets the cart's delivery service; the screen shows it as chosen at once. */
export async function chooseService(serviceId: string): Promise<void> {
  useDeliveryStore.setState({ wanted: { serviceId, isConfirmed: false } });
  const answer = await sendShipping({ service: serviceId });
  const isConfirmed = answer.ok && answer.value?.shippingServiceId === serviceId;
  useDeliveryStore.setState(({ wanted }) => {
    if (wanted?.serviceId !== serviceId) return {};
    return { wanted: isConfirmed ? { serviceId, isConfirmed } : null };
  });
}

/** Ends a confirmed choice once the screen draws a cart that has it. */
export function forgetChoiceIn(drawnServiceId: string | null): void {
  useDeliveryStore.setState(({ wanted }) =>
    wanted?.isConfirmed && wanted.serviceId === drawnServiceId ? { wanted: null } : {},
  );
}

/** Sets the cart's province: taxes depend on it, so the total is right before `Pay now`. */
export async function sendProvince(state: ProvinceCode): Promise<void> {
  await sendShipping({ state });
}

/** The Store API rates country and service together (spec 7). */
async function sendShipping(
  change: { service: string } | { state: ProvinceCode },
): Promise<StoreAnswer<Cart | null>> {
  useDeliveryStore.setState({ isFailed: false });
  const shipping = { country: 'CA', ...change };
  const answer = await cartActions.change((swell) => swell.cart.update({ shipping }));
  useDeliveryStore.setState({ isFailed: !answer.ok });
  return answer;
}
