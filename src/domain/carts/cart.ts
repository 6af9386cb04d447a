import type { Cents, CurrencyCode } from '../money';
import type { LinePlan } from '../subscriptions/plan';

/** One line of the cart as a shopper sees it. */
export type CartLine = {
  /** Id of the line; quantity changes and removals refer to it. */
  itemId: string;
  /** Id of the product. */
  id: string;
  slug: string;
  name: string;
  /** Name of the variant, empty for a product sold as it is. */
  variantSubname: string;
  /** Names of the items included free of charge, joined for people; empty when there are none. */
  included: string;
  /** Subscription plan; null when it is bought once. */
  plan: LinePlan | null;
  /** Price of one. */
  price: Cents;
  /** Price × quantity, before discounts. */
  priceTotal: Cents;
  quantity: number;
  /** First picture of the variant, else of the product, else null. */
  imageUrl: string | null;
};

export type ShippingService = {
  id: string;
  name: string;
  description: string;
  price: Cents;
  pickup: boolean;
};

/** The server's cart with amounts in whole cents: the only truth for money on every screen. */
export type Cart = {
  cartId: string;
  /** Address of the checkout; null disables the checkout link. */
  checkoutUrl: string | null;
  currency: CurrencyCode;
  items: readonly CartLine[];
  itemQuantity: number;
  /** Σ price × quantity, before discounts and shipping. */
  subTotal: Cents;
  discountTotal: Cents;
  shipmentTotal: Cents;
  taxTotal: Cents;
  /** Subtotal − discounts + shipping + tax. */
  grandTotal: Cents;
  /** What will be charged: the grand total less gift cards and credit. */
  captureTotal: Cents;
  couponCode: string | null;
  giftcards: readonly { id: string; last4: string; amount: Cents }[];
  /** Null until an address with a country is known. */
  shippingServices: readonly ShippingService[] | null;
  shippingServiceId: string | null;
  accountEmail: string | null;
  /** Whether the cart's customer is logged in. */
  isCustomers: boolean;
  /** False when nothing in it is shipped: a care plan alone. */
  isShipped: boolean;
  /** Something in it renews, and will be charged again. */
  hasPlan: boolean;
  /** Also true where the store does not tell: an unneeded warning does no harm. */
  hasHearingAid: boolean;
};

/** The tag of a product that is a hearing aid, in the catalogue and on every line of a cart. */
export const hearingAidTag = 'product';
