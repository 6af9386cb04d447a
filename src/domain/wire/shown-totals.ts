import { number } from 'yup';
import type { Totals } from '../carts/cart-record';
import { centsFromDecimal } from './money';

const amount = number().required();

/** The amounts that pages cannot do without; `totals.ts` has all. */
export const wireShownTotalsShape = {
  sub_total: amount,
  discount_total: amount,
  shipment_total: amount,
  tax_included_total: number().nullable(),
  grand_total: amount,
  capture_total: amount,
};

type WireShownTotals = { [Field in keyof typeof wireShownTotalsShape]?: number | null };

/** The same amounts in whole cents; the tax is what comes on top of the prices. */
export function shownTotalsOfWire(
  wire: WireShownTotals,
): Pick<
  Totals,
  'subTotal' | 'discountTotal' | 'shipmentTotal' | 'taxTotal' | 'grandTotal' | 'captureTotal'
> {
  return {
    subTotal: centsFromDecimal(wire.sub_total),
    discountTotal: centsFromDecimal(wire.discount_total),
    shipmentTotal: centsFromDecimal(wire.shipment_total),
    taxTotal: centsFromDecimal(wire.tax_included_total),
    grandTotal: centsFromDecimal(wire.grand_total),
    captureTotal: centsFromDecimal(wire.capture_total),
  };
}
