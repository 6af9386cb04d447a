import type { Discount } from 'swell-js';
import type { Totals } from '@/domain/cart-record';
import type { Coupon, CouponDiscount } from '@/domain/coupon';
import { addCents } from '@/domain/money';
import { decimal } from './money-wire';

/** The money of a cart or an order (contract 9.2): all numbers, none ever missing. */
export function totalsWire(totals: Totals) {
  return {
    item_quantity: totals.itemQuantity,
    sub_total: decimal(totals.subTotal),
    item_discount: decimal(totals.itemDiscount),
    item_tax: decimal(totals.itemTax),
    discount_total: decimal(totals.discountTotal),
    shipment_price: decimal(totals.shipmentPrice),
    shipment_discount: decimal(totals.shipmentDiscount),
    shipment_total: decimal(totals.shipmentTotal),
    shipment_tax: decimal(totals.shipmentTax),
    tax_total: decimal(totals.taxTotal),
    tax_included_total: decimal(totals.taxIncludedTotal),
    giftcard_total: decimal(totals.giftCardTotal),
    account_credit_amount: decimal(totals.accountCredit),
    grand_total: decimal(totals.grandTotal),
    capture_total: decimal(totals.captureTotal),
    auth_total: decimal(totals.authTotal),
  };
}

/** The coupon and what it took off, in the three places readers look for it. */
export function couponWire(coupon: Coupon | null, totals: Totals) {
  if (!coupon) return { coupon_code: null, coupon: null, coupon_id: null, discounts: [] };
  const { id, code, name, description } = coupon;
  const discount: Discount = {
    id: `coupon-${id}`,
    type: 'coupon',
    source_id: id,
    amount: decimal(addCents(totals.discountTotal, totals.shipmentDiscount)),
    rule: ruleWire(coupon.discount),
  };
  return {
    coupon_code: code,
    coupon: { id, name, description },
    coupon_id: id,
    discounts: [discount],
  };
}

function ruleWire(discount: CouponDiscount): NonNullable<Discount['rule']> {
  switch (discount.kind) {
    case 'percent':
      return { type: 'total', value_type: 'percent', value_percent: discount.basisPoints / 100 };
    case 'amount':
      return { type: 'total', value_type: 'fixed', value_fixed: decimal(discount.amount) };
    case 'free_shipping':
      return { type: 'shipment', value_type: 'percent', value_percent: 100 };
  }
}
