import type { AccountSummary } from '../accounts/account';
import type { Address } from '../accounts/address';
import type { Coupon } from '../coupon';
import type { GiftCard } from '../gift-card';
import type { Locale } from '../words/locale';
import type { Cents, CurrencyCode } from '../money';
import type { PaymentMeans } from '../checkout/payment-means';
import type { ShipmentRating } from '../orders/shipping';

/** Free-form values a client may attach; kept as they came. */
export type Metadata = Readonly<Record<string, unknown>>;

/** How a line is bought: once, or again and again by a plan of its product. */
export type PurchaseOption = { type: 'standard' } | { type: 'subscription'; planId: string };

/** One line as it is stored. What it costs is not: prices come from the catalogue each time they are asked for. */
export type CartLineRecord = {
  id: string;
  productId: string;
  /** Null for a product without variants. */
  variantId: string | null;
  quantity: number;
  purchaseOption: PurchaseOption;
  metadata: Metadata | null;
  /** How the thing was called when it was added: what a line can still say when the product is gone. */
  productName: string;
  variantName: string | null;
  lastPrice: Cents;
  /** Whether it has to be sent somewhere. */
  isShipped: boolean;
};

export type CartShipping = Address & {
  /** Id of the chosen service; it may be unknown to the current rating, then it has no price. */
  service: string | null;
  accountAddressId: string | null;
};

/** A card as a cart keeps it: never the number, never the CVC. */
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
  /** What other methods than cards are named by; carts from before there were any have none. */
  means?: PaymentMeans | null;
  accountCardId: string | null;
};

/** Everything that changes while somebody shops: the whole aggregate is one row, so that one lock guards all of it. */
export type CartRecord = {
  id: string;
  status: 'open' | 'converted';
  /** The order it became. */
  orderId: string | null;
  currency: CurrencyCode;
  displayLocale: Locale;
  isRecovered: boolean;
  lines: readonly CartLineRecord[];
  account: AccountSummary | null;
  /** The card that pays is to be kept for its owner's next order; carts from before that could be wished have none. */
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

/** The money of a cart or an order; section 9.2 of the contract says how the parts hang together. Never negative. */
export type Totals = {
  itemQuantity: number;
  /** Σ price × quantity. */
  subTotal: Cents;
  itemDiscount: Cents;
  itemTax: Cents;
  /** Discounts on lines; shipping discounts are apart. */
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
