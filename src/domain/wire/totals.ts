import { number } from 'yup';
import type { Totals } from '../carts/cart-record';
import { addCents, smallerOf, subtractToZero, zero, type Cents } from '../money';
import { centsFromDecimal, decimal } from './money';

const amount = number().nullable();

/** The amounts of a cart, an order or an invoice on Swell's wire (contract 9.2); some stores leave parts of it out. */
export const wireTotalsShape = {
  item_quantity: amount,
  sub_total: number().required(),
  item_discount: amount,
  item_tax: amount,
  discount_total: amount,
  shipment_price: amount,
  shipment_discount: amount,
  shipment_total: amount,
  shipment_tax: amount,
  tax_total: amount,
  tax_included_total: amount,
  account_credit_amount: amount,
  grand_total: number().required(),
};

type WireTotals = { [Field in keyof typeof wireTotalsShape]?: number | null };

/** The amounts in wire form: all numbers, none ever missing. */
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

type Covered = {
  /** Σ quantities of the lines, for a store that does not count them. */
  quantity: number;
  giftCards: readonly { amount: Cents; usedAmount: Cents }[];
};

/** The amounts from the wire in whole cents; what is charged follows from the grand total (contract 9.2). */
export function totalsOfWire(wire: WireTotals, { quantity, giftCards }: Covered): Totals {
  const grandTotal = centsFromDecimal(wire.grand_total);
  const accountCredit = centsFromDecimal(wire.account_credit_amount);
  const giftCardUsed = smallerOf(addCents(...giftCards.map((card) => card.usedAmount)), grandTotal);
  return {
    itemQuantity: wire.item_quantity ?? quantity,
    subTotal: centsFromDecimal(wire.sub_total),
    itemDiscount: centsFromDecimal(wire.item_discount),
    itemTax: centsFromDecimal(wire.item_tax),
    discountTotal: centsFromDecimal(wire.discount_total),
    shipmentPrice: centsFromDecimal(wire.shipment_price),
    shipmentDiscount: centsFromDecimal(wire.shipment_discount),
    shipmentTotal: centsFromDecimal(wire.shipment_total),
    shipmentTax: centsFromDecimal(wire.shipment_tax),
    taxTotal: centsFromDecimal(wire.tax_total),
    taxIncludedTotal: centsFromDecimal(wire.tax_included_total),
    giftCardTotal: addCents(...giftCards.map(({ amount: balance }) => balance)),
    giftCardUsed,
    accountCredit,
    grandTotal,
    captureTotal: subtractToZero(grandTotal, addCents(giftCardUsed, accountCredit)),
    authTotal: zero,
  };
}
