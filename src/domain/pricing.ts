import type { CartLineRecord, CartRecord, Totals } from './carts/cart-record';
import {
  originalPrice,
  payablePrice,
  type CatalogueProduct,
  type CatalogueVariant,
} from './catalogue/catalogue';
import { discountCart, lineDiscountTotal, type LineDiscount } from './discounts';
import {
  addCents,
  basisPointsOf,
  multiplyCents,
  shareOf,
  smallerOf,
  subtractToZero,
  zero,
  type Cents,
} from './money';
import { findPlan, type Plan } from './subscriptions/plan';
import type { ChosenOption, PricedCart, PricedLine } from './carts/priced-cart';
import type { Promotion } from './promotion';
import { destinationProvince } from './orders/order-province';
import { rateShipment } from './orders/shipping-rates';
import { taxRate, type TaxTable } from './tax';
import { defaultLocale } from './words/locale';

export type PriceList = {
  /** Only products that are sold today. */
  findProduct: (id: string) => CatalogueProduct | undefined;
  taxTable: TaxTable;
  /** Promotions that run now, in the order they are applied; left out means none. */
  promotions?: readonly Promotion[];
};

/**
 * Prices a cart: today's catalogue prices, promotions, the coupon, shipping, tax and gift cards, by the arithmetic of
 * the store contract, section 9.2. Pure, so that the screen, the payment and the order always agree.
 */
export function priceCart(cart: CartRecord, prices: PriceList): PricedCart {
  const found = cart.lines.map((line) => findSold(line, prices));
  const shippingRate =
    cart.rating?.services.find(({ id }) => id === cart.shipping?.service) ?? null;
  const shipmentPrice = shippingRate?.price ?? zero;
  const discounting = discountCart({
    lines: cart.lines.map(({ quantity }, index) => {
      const { product = null, price = zero } = found[index] ?? {};
      return { product, price, quantity, priceTotal: multiplyCents(price, quantity) };
    }),
    shipmentPrice,
    currency: cart.currency,
    promotions: prices.promotions ?? [],
    coupon: cart.coupon,
  });
  const province = destinationProvince({ shipping: cart.shipping, shippingRate });
  const lines = cart.lines.map((line, index) => {
    const sold = found[index] ?? findSold(line, prices);
    const rate = taxRate(prices.taxTable, province, sold.product?.taxClass ?? 'standard');
    return priceLine(line, sold, discounting.lines[index] ?? [], rate);
  });
  const giftCards = cart.giftCards.filter(({ currency }) => currency === cart.currency);
  const totals = addUp(giftCards, lines, {
    price: shipmentPrice,
    discount: discounting.shipment,
    taxRate: taxRate(prices.taxTable, province, 'standard'),
  });
  const { applied: discounts, isCouponUsable } = discounting;
  return { ...cart, giftCards, lines, totals, shippingRate, discounts, isCouponUsable };
}

/** The cart with today's shipping services and their prices. */
export function ratedToday(cart: CartRecord, now: Date): CartRecord {
  const country = cart.shipping?.country ?? null;
  const { currency, displayLocale: locale } = cart;
  const rating = rateShipment({ country, currency, locale, hasGoods: hasGoods(cart), now });
  return { ...cart, rating };
}

/** Whether anything in the cart has to be shipped. */
export function hasGoods({ lines }: Pick<CartRecord, 'lines'>): boolean {
  return lines.some(({ isShipped }) => isShipped);
}

/**
 * Rates the shipment again when country, currency or language changed or goods appeared or went; else keeps the rates
 * that were shown.
 */
export function keepRated(cart: CartRecord, now: Date): CartRecord {
  const { rating } = cart;
  const isStillRight =
    rating !== null &&
    rating.country === (cart.shipping?.country ?? null) &&
    rating.currency === cart.currency &&
    (rating.locale ?? defaultLocale) === cart.displayLocale;
  return isStillRight && hasGoods(cart) ? cart : ratedToday(cart, now);
}

type Sold = {
  product: CatalogueProduct | null;
  variant: CatalogueVariant | null;
  plan: Plan | null;
  price: Cents;
  problem: PricedLine['problem'];
};

function findSold(line: CartLineRecord, prices: PriceList): Sold {
  const gone = { product: null, variant: null, plan: null, price: line.lastPrice };
  const product = prices.findProduct(line.productId);
  if (!product) return { ...gone, problem: 'product_gone' };
  const variant = product.variants.find(({ id }) => id === line.variantId) ?? null;
  const isVariantGone = line.variantId === null ? product.variants.length > 0 : variant === null;
  if (isVariantGone) return { ...gone, product, problem: 'variant_gone' };
  return { ...gone, product, variant, ...asBought(line, product, variant) };
}

/** The price for the purchase option: the plan's, or today's. */
function asBought(
  { purchaseOption }: CartLineRecord,
  product: CatalogueProduct,
  variant: CatalogueVariant | null,
): Pick<Sold, 'problem'> & Partial<Pick<Sold, 'plan' | 'price'>> {
  if (purchaseOption.type === 'standard') {
    if (!product.isSoldOnce) return { problem: 'purchase_option_gone' };
    return { price: payablePrice(variant ?? product), problem: null };
  }
  const plan = findPlan(product, purchaseOption.planId);
  return plan ? { plan, price: plan.price, problem: null } : { problem: 'purchase_option_gone' };
}

function priceLine(
  line: CartLineRecord,
  sold: Sold,
  discounts: readonly LineDiscount[],
  rate: number,
): PricedLine {
  const discountTotal = lineDiscountTotal(discounts);
  const priceTotal = multiplyCents(sold.price, line.quantity);
  const taxTotal =
    rate === 0 ? zero : basisPointsOf(subtractToZero(priceTotal, discountTotal), rate);
  return {
    ...line,
    product: sold.product,
    variant: sold.variant,
    plan: sold.plan,
    problem: sold.problem,
    options: chosenOptions(sold),
    price: sold.price,
    origPrice: lowered(sold),
    priceTotal,
    discountEach: perUnit(discountTotal, line.quantity),
    discountTotal,
    discounts,
    taxEach: perUnit(taxTotal, line.quantity),
    taxTotal,
  };
}

/** The price before it was lowered. Only one-time prices are ever lowered. */
function lowered({ product, variant, plan, problem }: Sold): Cents | null {
  return product && !plan && !problem ? originalPrice(variant ?? product) : null;
}

function perUnit(total: Cents, quantity: number): Cents {
  return total === 0 ? zero : shareOf(total, 1, quantity);
}

function chosenOptions({ product, variant }: Sold): ChosenOption[] {
  if (!product || !variant) return [];
  return product.options.flatMap((option) => {
    const value = option.values.find(({ id }) => variant.optionValueIds.includes(id));
    return value
      ? [{ id: option.id, name: option.name, valueId: value.id, value: value.name }]
      : [];
  });
}

function addUp(
  giftCards: CartRecord['giftCards'],
  lines: readonly PricedLine[],
  shipment: { price: Cents; discount: Cents; taxRate: number },
): Totals {
  const subTotal = addCents(...lines.map(({ priceTotal }) => priceTotal));
  const discountTotal = addCents(...lines.map((line) => line.discountTotal));
  const itemTax = addCents(...lines.map(({ taxTotal }) => taxTotal));
  const shipmentTotal = subtractToZero(shipment.price, shipment.discount);
  const shipmentTax =
    shipment.taxRate === 0 ? zero : basisPointsOf(shipmentTotal, shipment.taxRate);
  const taxTotal = addCents(itemTax, shipmentTax);
  const grandTotal = addCents(subtractToZero(subTotal, discountTotal), shipmentTotal, taxTotal);
  const giftCardTotal = addCents(...giftCards.map(({ amount }) => amount));
  const giftCardUsed = smallerOf(giftCardTotal, grandTotal);
  return {
    itemQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subTotal,
    itemDiscount: discountTotal,
    itemTax,
    discountTotal,
    shipmentPrice: shipment.price,
    shipmentDiscount: shipment.discount,
    shipmentTotal,
    shipmentTax,
    taxTotal,
    taxIncludedTotal: taxTotal,
    giftCardTotal,
    giftCardUsed,
    accountCredit: zero,
    grandTotal,
    captureTotal: subtractToZero(grandTotal, giftCardUsed),
    authTotal: zero,
  };
}

/** Splits the amount that the gift cards pay together: the first ones are used up first. */
export function spendGiftCards<Card extends { amount: Cents }>(
  cards: readonly Card[],
  used: Cents,
): (Card & { usedAmount: Cents })[] {
  let left = used;
  return cards.map((card) => {
    const usedAmount = smallerOf(card.amount, left);
    left = subtractToZero(left, usedAmount);
    return { ...card, usedAmount };
  });
}
