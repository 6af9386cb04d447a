import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { hearingAidTag, type Cart, type CartLine } from '@/domain/carts/cart';
import { centsFromDecimal } from '@/domain/wire/money';
import { ownAddress } from '../own-address';
import { wirePictures } from '@/domain/wire/pictures';
import { linePlanOfWire, wirePurchase } from '@/domain/wire/purchase';
import { shippingServiceOfWire, wireShippingService } from '@/domain/wire/shipping-service';
import { shownTotalsOfWire, wireShownTotalsShape } from '@/domain/wire/shown-totals';
import { wireCurrency } from '@/domain/wire/currency';
import { ownPictureOf } from './own-picture';

const amount = number().required();

const wireLine = object({
  id: string().required(),
  product_id: string().required(),
  product: object({
    name: string().required(),
    slug: string().required(),
    images: wirePictures,
    tags: array(string().required()).nullable(),
    attributes: object({ in_the_box: object({ value: mixed() }).nullable().default(null) })
      .nullable()
      .default(null),
  }).required(),
  variant: object({ name: string().required(), images: wirePictures }).nullable().default(null),
  purchase_option: wirePurchase,
  quantity: number().integer().min(1).required(),
  price: amount,
  price_total: amount,
});

/** The fields of the Store API's cart that we read (its contract, section 9.1). */
const wireCart = object({
  id: string().required(),
  date_updated: string().nullable(),
  checkout_url: string().nullable(),
  currency: wireCurrency,
  items: array(wireLine).nullable(),
  item_quantity: number().integer().required(),
  ...wireShownTotalsShape,
  coupon_code: string().nullable(),
  giftcards: array(
    object({ id: string().required(), last4: string().nullable(), amount: number().nullable() }),
  ).nullable(),
  shipment_rating: object({ services: array(wireShippingService).nullable() })
    .nullable()
    .default(null),
  shipping: object({ service: string().nullable() }).nullable().default(null),
  account: object({ email: string().nullable() }).nullable().default(null),
  account_logged_in: boolean().nullable(),
  shipment_delivery: boolean().default(true),
  subscription_delivery: boolean().default(false),
});

type WireCart = InferType<typeof wireCart>;
type WireLine = InferType<typeof wireLine>;

/** A cart from the server, and the time of its last change there (ISO UTC, empty when unknown). */
export type ReadCart = { cart: Cart; changedAt: string };

/**
 * Converts the Store API's cart to ours; only here do decimals become whole cents. Null or an empty body is no cart.
 * Throws yup's ValidationError on anything that is not a cart.
 */
export function cartFromWire(body: unknown): ReadCart | null {
  if (body === null || body === undefined || body === '') return null;
  const wire = wireCart.validateSync(body, { stripUnknown: true });
  const cart: Cart = {
    cartId: wire.id,
    checkoutUrl: wire.checkout_url ? ownAddress(wire.checkout_url) : null,
    currency: wire.currency,
    items: (wire.items ?? []).map(lineFromWire),
    itemQuantity: wire.item_quantity,
    ...shownTotalsOfWire(wire),
    couponCode: wire.coupon_code || null,
    giftcards: giftcardsFromWire(wire.giftcards),
    shippingServices: servicesFromWire(wire.shipment_rating),
    shippingServiceId: wire.shipping?.service || null,
    accountEmail: wire.account?.email || null,
    isCustomers: wire.account_logged_in ?? false,
    isShipped: wire.shipment_delivery,
    hasPlan: wire.subscription_delivery,
    hasHearingAid: (wire.items ?? []).some(({ product: { tags } }) =>
      (tags ?? [hearingAidTag]).includes(hearingAidTag),
    ),
  };
  return { cart, changedAt: wire.date_updated ?? '' };
}

function lineFromWire(line: WireLine): CartLine {
  return {
    itemId: line.id,
    id: line.product_id,
    slug: line.product.slug,
    name: line.product.name,
    variantSubname: line.variant?.name ?? '',
    included: includedWith(line),
    plan: linePlanOfWire(line.purchase_option),
    price: centsFromDecimal(line.price),
    priceTotal: centsFromDecimal(line.price_total),
    quantity: line.quantity,
    imageUrl: ownPictureOf(line.variant, line.product),
  };
}

const names = array(string().required()).required();

/** The contents of the box; empty when the store's owner put something else into this attribute. */
function includedWith({ product }: WireLine): string {
  const value = product.attributes?.in_the_box?.value;
  return names.isValidSync(value, { strict: true }) ? value.join(', ') : '';
}

function giftcardsFromWire(giftcards: WireCart['giftcards']): Cart['giftcards'] {
  return (giftcards ?? []).map((card) => ({
    id: card.id,
    last4: card.last4 ?? '',
    amount: centsFromDecimal(card.amount ?? 0),
  }));
}

function servicesFromWire(rating: WireCart['shipment_rating']): Cart['shippingServices'] {
  return rating?.services?.map(shippingServiceOfWire) ?? null;
}
