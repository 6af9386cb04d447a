import { holdReason, type HearingOnFile } from '../hearing/hearing-profile';
import { zero } from '../money';
import type { Order, OrderLine, OrderPayment } from './order';
import { initialStatus } from './order-machine';
import type { AccountSummary } from '../accounts/account';
import { pickAddress } from '../accounts/address';
import type { PricedCart, PricedLine } from '../carts/priced-cart';
import { hasGoods, spendGiftCards } from '../pricing';
import { destinationProvince } from './order-province';

/** Why a cart cannot become an order (store contract, section 9.7). */
export type SubmitRefusalCode =
  | 'cart_empty'
  | 'email_missing'
  | 'billing_missing'
  | 'shipping_service_missing'
  | 'line_unavailable'
  | 'plan_needs_card';

/** A cart that is complete except for the stock and payment checks. */
export type SubmittableCart = PricedCart & { account: AccountSummary };

/** Checks everything that needs no database, in the order in which a shopper fills in the checkout. */
export function checkSubmittable(
  cart: PricedCart,
): { ok: true; value: SubmittableCart } | { ok: false; code: SubmitRefusalCode } {
  const { account } = cart;
  if (cart.lines.length === 0) return { ok: false, code: 'cart_empty' };
  if (account === null) return { ok: false, code: 'email_missing' };
  if (cart.lines.some(({ problem }) => problem !== null)) {
    return { ok: false, code: 'line_unavailable' };
  }
  if (hasGoods(cart) && cart.shippingRate === null)
    return { ok: false, code: 'shipping_service_missing' };
  if (cart.totals.grandTotal > 0 && isBillingEmpty(cart)) {
    return { ok: false, code: 'billing_missing' };
  }
  if (needsCard(cart) && !hasCard(cart)) return { ok: false, code: 'plan_needs_card' };
  return { ok: true, value: { ...cart, account } };
}

/** Renewals are charged without the customer: that needs a card in the vault, whatever pays the first time. */
function needsCard({ lines }: PricedCart): boolean {
  return lines.some(({ purchaseOption }) => purchaseOption.type === 'subscription');
}

function hasCard({ billing }: PricedCart): boolean {
  return billing?.method === 'card' && billing.card !== null;
}

function isBillingEmpty({ billing }: PricedCart): boolean {
  return billing === null || Object.values(billing).every((value) => value === null);
}

/** Turns a cart into an order. Everything in it is a copy, so that later changes do not affect it. */
export function orderFromCart(
  cart: SubmittableCart,
  facts: {
    orderId: string;
    payment: OrderPayment | null;
    card: NonNullable<Order['billing']>['card'];
    hearing: HearingOnFile;
    now: Date;
  },
): Omit<Order, 'number'> {
  const lines = cart.lines.map(orderLine);
  const reason = holdReason({
    hasHearingAid: lines.some(({ isHearingAid }) => isHearingAid),
    province: destinationProvince(cart),
    hearing: facts.hearing,
  });
  const isPaid = facts.payment !== null || cart.totals.captureTotal === 0;
  return {
    id: facts.orderId,
    status: initialStatus({ isPaid, isHeld: reason !== null }),
    holdReason: reason,
    isPaid,
    cartId: cart.id,
    account: cart.account,
    isGuest: !cart.isLoggedIn,
    emailOptin: cart.emailOptin,
    smsOptin: cart.smsOptin,
    currency: cart.currency,
    displayLocale: cart.displayLocale,
    lines,
    totals: cart.totals,
    shipping: cart.shipping,
    shippingRate: cart.shippingRate,
    billing: orderBilling(cart, facts.card),
    payment: facts.payment,
    refundedTotal: zero,
    coupon: cart.coupon && { ...cart.coupon, conditions: undefined },
    discounts: cart.discounts,
    giftCards: spendGiftCards(cart.giftCards, cart.totals.giftCardUsed),
    comments: cart.comments,
    metadata: cart.metadata,
    isGift: cart.isGift,
    giftMessage: cart.giftMessage,
    createdAt: facts.now.toISOString(),
  };
}

function orderLine(line: PricedLine): OrderLine {
  return {
    ...soldThing(line),
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    options: line.options,
    purchaseOption: line.purchaseOption,
    plan: line.plan,
    isShipped: line.isShipped,
    metadata: line.metadata,
    quantity: line.quantity,
    price: line.price,
    origPrice: line.origPrice,
    priceTotal: line.priceTotal,
    discountEach: line.discountEach,
    discountTotal: line.discountTotal,
    discounts: line.discounts,
    taxEach: line.taxEach,
    taxTotal: line.taxTotal,
  };
}

function soldThing({ product, variant, productName, variantName }: PricedLine) {
  return {
    productSlug: product?.slug ?? '',
    productName: product?.name ?? productName,
    variantName: variant?.name ?? variantName,
    sku: (variant ?? product)?.sku ?? '',
    imageUrl: pictureOf(product, variant),
    isHearingAid: product?.isHearingAid === true,
  };
}

/** The variant's first picture, else the product's. */
function pictureOf(product: PricedLine['product'], variant: PricedLine['variant']): string | null {
  const [position = 0] = variant?.imageIndexes ?? [];
  return product?.images[position]?.url ?? null;
}

/** Leaves out the vault token: it is no longer needed, and more people can read an order than a cart. */
function orderBilling(
  { billing }: SubmittableCart,
  card: NonNullable<Order['billing']>['card'],
): Order['billing'] {
  return billing && { ...pickAddress(billing), method: billing.method, card };
}
