import type { CartItem, Product, Variant } from 'swell-js';
import { brand } from '@/domain/brand';
import type { CartBilling } from '@/domain/carts/cart-record';
import {
  payablePrice,
  type CatalogueProduct,
  type CatalogueVariant,
} from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import type { PricedCart, PricedLine } from '@/domain/carts/priced-cart';
import { addressWire } from '@/domain/wire/address';
import { giftCardWire } from '@/domain/wire/gift-cards';
import { lineMoneyWire, optionWire } from '@/domain/wire/line';
import { decimal } from '@/domain/wire/money';
import { deliveryOf, deliveryWire, linePurchaseWire } from '@/domain/wire/purchase';
import { shippingWire } from '@/domain/wire/shipping';
import { shippingServiceWire } from '@/domain/wire/shipping-service';
import { totalsWire } from '@/domain/wire/totals';
import { imageWire } from '../catalogue/catalogue-wire';
import type { PublishedCart } from '../catalogue/published';
import { discountsWire } from './discounts-wire';

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
    giftcards: cart.giftCards.map(giftCardWire),
    // Swell's own clients read `cart.billing.method` of a new cart.
    shipping: cart.shipping ? shippingWire(cart.shipping, cart.shippingRate) : {},
    shipment_rating: cart.rating && {
      date_created: cart.rating.createdAt,
      services: cart.rating.services.map(shippingServiceWire),
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
