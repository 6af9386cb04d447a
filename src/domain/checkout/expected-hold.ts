import { holdReason, nothingOnFile } from '../hearing/hearing-profile';
import { parseProvince, type ProvinceCode } from '../provinces';
import { pickupPlace } from '../orders/shipping';
import type { DeliveryType } from './checkout-form';

/** What an order will wait for, as far as the checkout can tell. */
export type ExpectedHold =
  /** No province is chosen yet, so its rule is unknown. */
  | { kind: 'province-open' }
  | { kind: 'hearing-test' | 'prescription' | 'expert'; province: ProvinceCode };

/**
 * What an order will wait for if nothing about the shopper's hearing is on file, by the same rule that holds it after
 * paying (`holdReason`). Null for an order without hearing aids, which waits for nothing. `provinceText`: as chosen,
 * empty before. A pick-up follows the province of its place.
 */
export function expectedHold(order: {
  hasHearingAid: boolean;
  deliveryType: DeliveryType;
  provinceText: string;
}): ExpectedHold | null {
  const { hasHearingAid, deliveryType } = order;
  if (!hasHearingAid) return null;
  const province =
    deliveryType === 'pick-up' ? pickupPlace.province : parseProvince(order.provinceText);
  if (province === null) return { kind: 'province-open' };
  switch (holdReason({ hasHearingAid, province, hearing: nothingOnFile })) {
    case 'prescription_needed':
      return { kind: 'prescription', province };
    case 'dispenser_review':
      return { kind: 'expert', province };
    case 'hearing_test_needed':
    case 'hearing_review':
    case 'fitting_sheet':
      return { kind: 'hearing-test', province };
    case null:
      return null;
  }
}
