import type { CartItem, CartItemOptions, Product, ShipmentService, Variant } from 'swell-js';
import { brand } from '@/domain/brand';
import type { CartBilling, CartShipping } from '@/domain/carts/cart-record';
import {
  payablePrice,
  type CatalogueProduct,
  type CatalogueVariant,
} from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import type { ChosenOption, LineMoney, PricedCart, PricedLine } from '@/domain/carts/priced-cart';
import type { ShippingRate } from '@/domain/orders/shipping';
import { addressWire } from '@/domain/wire/address';
import { imageWire } from '../catalogue/catalogue-wire';
import { decimal, decimalOrNull } from '@/domain/wire/money';
import type { PublishedCart } from '../catalogue/published';
import { deliveryOf, deliveryWire, linePurchaseWire } from './purchase-wire';
import { discountsWire, totalsWire } from './totals-wire';

/**
 * The whole cart as section 9.1 of the contract lists it.
 *
 * @param checkoutId anybody who has it may recover the cart
 * @param customer the account's id at the payment provider; null leaves it out
 */
export function cartWire(cart: PricedCart, checkoutId: string, customer: string | null = null) {
  const wire = {
    id: cart.id,
    checkout_id: checkoutId,
    checkout_url: paths.checkout,
    number: null,
    status: cart.status === 'open' ? ('active' as const) : ('converted' as const),
    active: cart.status === 'open',
    recovered: cart.isRecovered,
    currency: cart.currency,
    display_locale: cart.displayLocale,
    date_created: cart.createdAt,
    date_updated: cart.updatedAt,
    items: cart.lines.map(lineWire),
    ...totalsWire(cart.totals),
    ...discountsWire(cart),
    giftcards: cart.giftCards.map(({ id, last4, amount }) => ({
      id,
      last4,
      amount: decimal(amount),
    })),
    // Swell's own clients read `cart.billing.method` of a new cart.
    shipping: cart.shipping ? shippingWire(cart.shipping, cart.shippingRate) : {},
    shipment_rating: cart.rating && {
      date_created: cart.rating.createdAt,
      services: cart.rating.services.map(serviceWire),
    },
    ...deliveryWire(cart.lines),
    billing: cart.billing ? billingWire(cart.billing) : {},
    ...peopleWire(cart, customer),
    settings: {
      name: brand.name,
      country: 'CA',
      locale: cart.displayLocale,
      currency: cart.currency,
    },
    comments: cart.comments,
    metadata: cart.metadata,
    account_info_saved: cart.isInfoSaved ?? false,
    gift: cart.isGift,
    gift_message: cart.giftMessage,
  };
  return wire satisfies PublishedCart;
}

/** Shows only what the shopper typed, not account data: the address may belong to somebody else. */
function peopleWire(
  { account, isLoggedIn, emailOptin, smsOptin }: PricedCart,
  customer: string | null,
) {
  return {
    account_id: account?.id ?? null,
    account: account && {
      id: account.id,
      email: account.email,
      name: account.name,
      email_optin: emailOptin,
      sms_optin: smsOptin,
      ...(customer !== null && { stripe_customer: customer }),
    },
    guest: !isLoggedIn,
    account_logged_in: account === null ? null : isLoggedIn,
  };
}

function lineWire(line: PricedLine): CartItem & { id: string } {
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.productName,
    ...(line.product && { product: lineProductWire(line.product) }),
    ...(line.variantId !== null && { variant_id: line.variantId }),
    ...(line.product && line.variant && { variant: lineVariantWire(line.variant, line.product) }),
    quantity: line.quantity,
    ...lineMoneyWire(line),
    options: line.options.map(optionWire),
    purchase_option: linePurchaseWire(line),
    delivery: deliveryOf(line),
    metadata: line.metadata ?? {},
    bundle_items: [],
    shipment_weight: 0,
  };
}

/** The amounts of a line in a cart or an order. */
export function lineMoneyWire(line: LineMoney & { id: string }) {
  const discountTotal = decimal(line.discountTotal);
  return {
    price: decimal(line.price),
    ...(line.origPrice !== null && { orig_price: decimal(line.origPrice) }),
    price_total: decimal(line.priceTotal),
    discount_each: decimal(line.discountEach),
    discount_total: discountTotal,
    discounts: lineDiscountsWire(line),
    tax_each: decimal(line.taxEach),
    tax_total: decimal(line.taxTotal),
    taxes: [],
  };
}

/** Discounts by source; orders from before promotions have one per line, without its source. */
function lineDiscountsWire({ id, discounts, discountTotal }: LineMoney & { id: string }) {
  if (discounts) {
    return discounts.map(({ sourceId, amount }) => ({
      id: `discount-${id}-${sourceId}`,
      source_id: sourceId,
      amount: decimal(amount),
    }));
  }
  return discountTotal === 0 ? [] : [{ id: `discount-${id}`, amount: decimal(discountTotal) }];
}

/** A chosen option; it never has a price of its own, because each combination has one. */
export function optionWire(option: ChosenOption): CartItemOptions & { value_id: string } {
  const { id, name, value, valueId } = option;
  return { id, name, value, value_id: valueId, price: 0, variant: true };
}

/** The product a line shows, cached while the catalogue's snapshot keeps the product object. */
const lineProducts = new WeakMap<CatalogueProduct, Product>();
const lineVariants = new WeakMap<CatalogueVariant, Variant>();

function lineProductWire(product: CatalogueProduct): Product {
  const known = lineProducts.get(product);
  if (known) return known;
  const { id, name, slug, sku, currency, images, tags } = product;
  const wire: Product = {
    id,
    name,
    slug,
    sku,
    currency,
    tags: [...tags],
    price: decimal(payablePrice(product)),
    images: images.slice(0, 1).map((image) => imageWire(image, `${id}-0`)),
    ...boxWire(product),
  };
  lineProducts.set(product, wire);
  return wire;
}

/** The product's list of what is in the box, so that a cart can show it without requesting each product. */
function boxWire({ attributes }: CatalogueProduct): Pick<Product, 'attributes'> {
  const { in_the_box: value } = attributes;
  return value === undefined ? {} : { attributes: { in_the_box: { id: 'in_the_box', value } } };
}

function lineVariantWire(variant: CatalogueVariant, product: CatalogueProduct): Variant {
  const known = lineVariants.get(variant);
  if (known) return known;
  const { id, name, sku, optionValueIds } = variant;
  const wire: Variant = {
    id,
    name,
    sku,
    option_value_ids: [...optionValueIds],
    price: decimal(payablePrice(variant)),
    images: variant.imageIndexes.slice(0, 1).flatMap((index) => {
      const image = product.images[index];
      return image ? [imageWire(image, `${product.id}-${index}`)] : [];
    }),
  };
  lineVariants.set(variant, wire);
  return wire;
}

/** The shipping address and service; the service's name and price come from the rating, never from the client. */
export function shippingWire(shipping: CartShipping, rate: ShippingRate | null) {
  return {
    ...addressWire(shipping),
    service: shipping.service,
    service_name: rate?.name ?? null,
    price: decimalOrNull(rate?.price ?? null),
    pickup: rate !== null && rate.pickup !== null,
    account_address_id: shipping.accountAddressId,
  };
}

/** A shipping service to choose; pick-up points include their address. */
function serviceWire({ id, name, description, price, pickup }: ShippingRate): ShipmentService & {
  location?: { title: string; distance: string; address: string; ready_in: string };
} {
  return {
    id,
    name,
    description,
    price: decimal(price),
    pickup: pickup !== null,
    ...(pickup && {
      location: {
        title: pickup.title,
        distance: pickup.distance,
        address: pickup.address,
        ready_in: pickup.readyIn,
      },
    }),
  };
}

function billingWire(billing: CartBilling) {
  const { card } = billing;
  return {
    ...addressWire(billing),
    method: billing.method,
    card: card && {
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
    intent: billing.intent,
    ...billing.means,
    account_card_id: billing.accountCardId,
  };
}
