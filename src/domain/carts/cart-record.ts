import type { AccountSummary } from '../accounts/account';
import type { Address } from '../accounts/address';
import type { Coupon } from '../coupon';
import type { GiftCard } from '../gift-card';
import type { Locale } from '../words/locale';
import type { Cents, CurrencyCode } from '../money';
import type { PaymentMeans } from '../checkout/payment-means';
import type { ShipmentRating } from '../orders/shipping';

/** Free-form values from a client, stored unchanged. */
export type Metadata = Readonly<Record<string, unknown>>;

/** How a line is bought: once, or as a subscription by a plan of its product. */
export type PurchaseOption = { type: 'standard' } | { type: 'subscription'; planId: string };

/** A stored line. It holds no price: prices come from the catalogue each time they are needed. */
export type CartLineRecord = {
  id: string;
  productId: string;
  /** Null for a product without variants. */
  variantId: string | null;
  quantity: number;
  purchaseOption: PurchaseOption;
  metadata: Metadata | null;
  /** The product's name when it was added; still shown when the product is gone. */
  productName: string;
  variantName: string | null;
  lastPrice: Cents;
  /** Whether it has to be shipped. */
  isShipped: boolean;
};

export type CartShipping = Address & {
  /** Id of the chosen service; it may be unknown to the current rating, then it has no price. */
  service: string | null;
  accountAddressId: string | null;
};

/** A card as stored in a cart: never the number, never the CVC. */
type CartCard = {
  token: string;
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
};

export type CartBilling = Address & {
  /** Id of a payment method. */
  method: string | null;
  card: CartCard | null;
  /** Authorisations by gateway: `{ embedded: { id } }`. */
  intent: Readonly<Record<string, { id: string } & Metadata>> | null;
  /** Ids for payment methods other than cards; carts from before these existed have none. */
  means?: PaymentMeans | null;
  accountCardId: string | null;
};

/** Everything that changes while a customer shops: the whole aggregate is one row, so one lock protects all of it. */
export type CartRecord = {
  id: string;
  status: 'open' | 'converted';
  /** The order that the cart became. */
  orderId: string | null;
  currency: CurrencyCode;
  displayLocale: Locale;
  isRecovered: boolean;
  lines: readonly CartLineRecord[];
  account: AccountSummary | null;
  /** Whether the card is to be saved for the customer's next order; carts from before this option have none. */
  isInfoSaved?: boolean;
  /** True only while the session that owns the cart is logged in to `account`. */
  isLoggedIn: boolean;
  emailOptin: boolean | null;
  smsOptin: boolean | null;
  shipping: CartShipping | null;
  billing: CartBilling | null;
  rating: ShipmentRating | null;
  coupon: Coupon | null;
  giftCards: readonly GiftCard[];
  comments: string | null;
  metadata: Metadata | null;
  isGift: boolean;
  giftMessage: string | null;
  /** ISO UTC. */
  createdAt: string;
  updatedAt: string;
};

/** The money of a cart or an order; section 9.2 of the contract defines how the parts are related. Never negative. */
export type Totals = {
  itemQuantity: number;
  /** Σ price × quantity. */
  subTotal: Cents;
  itemDiscount: Cents;
  itemTax: Cents;
  /** Discounts on lines, without shipping discounts. */
  discountTotal: Cents;
  shipmentPrice: Cents;
  shipmentDiscount: Cents;
  shipmentTotal: Cents;
  shipmentTax: Cents;
  taxTotal: Cents;
  /** Tax on top of the prices; equal to `taxTotal`, since prices never contain it. */
  taxIncludedTotal: Cents;
  /** Σ balances of the gift cards. */
  giftCardTotal: Cents;
  /** The part of the gift cards that this cart uses up. */
  giftCardUsed: Cents;
  accountCredit: Cents;
  /** Subtotal − discounts + shipping + tax; gift cards not subtracted. */
  grandTotal: Cents;
  /** What is charged: the grand total less gift cards and credit. */
  captureTotal: Cents;
  authTotal: Cents;
};
