import type { CartLineRecord, CartRecord } from '@/domain/carts/cart-record';
import type { CatalogueProduct } from '@/domain/catalogue/catalogue';
import { ratedToday } from '@/domain/pricing';
import { priorityShippingId } from '@/domain/orders/shipping';
import { shippingRates } from '@/domain/orders/shipping-rates';
import type { Subscription } from '@/domain/subscriptions/subscription';
import { parseCountry } from '@/domain/accounts/address';
import { emptyCart } from '../carts/cart-opening';

/** The items of one renewal as a cart, so that it is priced, taxed, shipped and written like any other. */
export function renewalCart(subscription: Subscription, now: Date): CartRecord {
  const { account, billing, coupon, currency, displayLocale, isAttached, items } = subscription;
  const cart: CartRecord = {
    ...emptyCart({ locale: displayLocale, currency }, now),
    lines: [lineOf(subscription), ...items],
    account,
    isLoggedIn: isAttached,
    shipping: shippingOf(subscription),
    billing,
    coupon,
  };
  return ratedToday(cart, now);
}

/**
 * The catalogue with the customer's agreed terms: the plan costs what it cost then, even if it is no longer offered.
 */
export function agreedCatalogue(
  { thing }: Subscription,
  findProduct: (id: string) => CatalogueProduct | undefined,
): (id: string) => CatalogueProduct | undefined {
  return (id) => {
    const product = findProduct(id);
    return product && id === thing.productId ? { ...product, plans: [thing.plan] } : product;
  };
}

function lineOf({ id, thing }: Subscription): CartLineRecord {
  return {
    id,
    productId: thing.productId,
    variantId: thing.variantId,
    quantity: thing.quantity,
    purchaseOption: { type: 'subscription', planId: thing.plan.id },
    metadata: thing.metadata,
    productName: thing.productName,
    variantName: thing.variantName,
    lastPrice: thing.plan.price,
    isShipped: thing.isShipped,
  };
}

/**
 * The first parcel's shipping service if it was free, else the free one: customers did not agree to pay for speed every
 * time.
 */
function shippingOf({ shipping, currency }: Subscription): CartRecord['shipping'] {
  if (!shipping) return null;
  const rates = shippingRates(shipping.country ? parseCountry(shipping.country) : null, currency);
  const isFree = rates.some(({ id, price }) => id === shipping.service && price === 0);
  return isFree ? shipping : { ...shipping, service: priorityShippingId };
}
