import { useEffect } from 'react';
import type { Cart } from '@/domain/carts/cart';
import type { DeliveryType } from '@/domain/checkout/checkout-form';
import { parseProvince } from '@/domain/provinces';
import { serviceToChoose } from './choose-delivery';
import { chooseService, forgetChoiceIn, sendProvince, useDeliveryStore } from './delivery-store';

export type DeliveryChoice = {
  /** The service that the shopper wants, confirmed or not; null before the first. */
  serviceId: string | null;
  isFailed: boolean;
  retry: () => void;
};

/**
 * Keeps the cart's delivery in sync with the form. The chosen service is stored in the cart, which prices it; the form
 * holds ship or pick up, and the address.
 */
export function useDelivery(cart: Cart, type: DeliveryType, provinceText: string): DeliveryChoice {
  const { wanted, isFailed } = useDeliveryStore();
  const needed = serviceToChoose(type, cart);
  const current = cart.shippingServiceId;
  const province = type === 'ship' ? parseProvince(provinceText) : null;

  useEffect(() => {
    if (needed !== null && needed !== current) void chooseService(needed);
  }, [needed, current]);

  useEffect(() => forgetChoiceIn(current), [current, wanted]);

  useEffect(() => {
    if (province !== null) void sendProvince(province);
  }, [province]);

  return {
    serviceId: wanted?.serviceId ?? current,
    isFailed,
    retry: () => void (needed !== null && chooseService(needed)),
  };
}
