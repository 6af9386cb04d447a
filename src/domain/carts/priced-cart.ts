import type { CartLineRecord, CartRecord, Totals } from './cart-record';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/catalogue';
import type { AppliedDiscount, LineDiscount } from '../discounts';
import type { Cents } from '../money';
import type { Plan } from '../subscriptions/plan';
import type { ShippingRate } from '../orders/shipping';

/** A chosen option: names for people, ids for machines. */
export type ChosenOption = { id: string; name: string; valueId: string; value: string };

/** Why a line cannot be bought any more; null when it can. Stock is judged when the order is placed. */
type LineProblem = 'product_gone' | 'variant_gone' | 'purchase_option_gone' | null;

/** The amounts of a cart line or order line. */
export type LineMoney = {
  /** Price of one. */
  price: Cents;
  /** Price before it was lowered; null when it was not. */
  origPrice: Cents | null;
  /** Price × quantity, before discounts. */
  priceTotal: Cents;
  /** Whole cents of `discountTotal` that fall on each unit, half up: for display only. */
  discountEach: Cents;
  discountTotal: Cents;
  /** The amount of each discount source; orders from before promotions have none. */
  discounts?: readonly LineDiscount[];
  taxEach: Cents;
  taxTotal: Cents;
};

/** A line at today's prices. */
export type PricedLine = CartLineRecord &
  LineMoney & {
    /** Null when the catalogue does not sell it any more. */
    product: CatalogueProduct | null;
    variant: CatalogueVariant | null;
    /** Its subscription plan; null when it is bought once, and when the plan is gone. */
    plan: Plan | null;
    options: readonly ChosenOption[];
    problem: LineProblem;
  };

/**
 * A cart with everything the shopper sees: today's prices, discounts, shipping and totals. Gift cards of other
 * currencies are left out here; they return when the shopper changes the currency back.
 */
export type PricedCart = Omit<CartRecord, 'lines'> & {
  lines: readonly PricedLine[];
  totals: Totals;
  /** The chosen service, when the current rating offers it. */
  shippingRate: ShippingRate | null;
  /** Promotions and the coupon, in the order they were applied. */
  discounts: readonly AppliedDiscount[];
  /** False when the coupon's terms are not met: it takes nothing off, and no order may record that it did. */
  isCouponUsable: boolean;
};
