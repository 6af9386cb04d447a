import { parseProvince, type ProvinceCode } from '../provinces';
import { pickupPlace, type ShippingRate } from './shipping';

type Destination = {
  shipping: { state: string | null } | null;
  shippingRate: Pick<ShippingRate, 'pickup'> | null;
};

/**
 * The province in which the customer gets the goods: its rules apply. A pick-up has no address, so it follows the
 * province of the place where it is picked up. Null while it is unknown.
 */
export function destinationProvince({ shipping, shippingRate }: Destination): ProvinceCode | null {
  if (shippingRate?.pickup) return pickupPlace.province;
  return parseProvince(shipping?.state ?? null);
}
