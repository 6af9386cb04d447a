import { useEffect } from 'react';
import type { Cart } from '@/domain/carts/cart';
import type { DeliveryType } from '@/domain/checkout/checkout-form';
import { parseProvince } from '@/domain/provinces';
import { serviceToChoose } from './choose-delivery';
import { chooseService, sendProvince, useDeliveryStore } from './delivery-store';

export type DeliveryChoice = {
  /** The service as the shopper wants it, confirmed or not; null before the first. */
  serviceId: string | null;
  isFailed: boolean;
  retry: () => void;
};

/**
 * Keeps the cart's delivery in step with the form. The choice itself lives in the cart, because the cart prices it:
 * the form says ship or pick up, and where to.
 */
export function useDelivery(cart: Cart, type: DeliveryType, provinceText: string): DeliveryChoice {
  const { wantedServiceId, isFailed } = useDeliveryStore();
  const needed = serviceToChoose(type, cart);
  const current = cart.shippingServiceId;
  const province = type === 'ship' ? parseProvince(provinceText) : null;

  useEffect(() => {
    if (needed !== null && needed !== current) void chooseService(needed);
  }, [needed, current]);

  useEffect(() => {
    if (province !== null) void sendProvince(province);
  }, [province]);

  return {
    serviceId: wantedServiceId ?? current,
    isFailed,
    retry: () => void (needed !== null && chooseService(needed)),
  };
}
