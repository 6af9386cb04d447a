import type { CatalogueProduct } from './catalogue/catalogue';
import { reachesMinimum, type Coupon, type DiscountConditions } from './coupon';
import {
  addCents,
  basisPointsOf,
  multiplyCents,
  prorate,
  smallerOf,
  subtractToZero,
  zero,
  type Cents,
  type CurrencyCode,
} from './money';
import type { Promotion } from './promotion';

/** The part of a line that discounts need. */
export type DiscountableLine = {
  product: CatalogueProduct | null;
  price: Cents;
  quantity: number;
  priceTotal: Cents;
};

/** Amount that one promotion or coupon takes off one line. */
export type LineDiscount = { sourceId: string; amount: Cents };

/** Amount that a promotion or the coupon takes off a cart, lines and shipping together. */
export type AppliedDiscount = {
  kind: 'promo' | 'coupon';
  sourceId: string;
  name: string;
  description: string | null;
  effect: Promotion['effect'];
  amount: Cents;
};

export type Discounting = {
  /** For each line, in order: the amount of each source, in total no more than the line. */
  lines: readonly (readonly LineDiscount[])[];
  shipment: Cents;
  applied: readonly AppliedDiscount[];
  /** False when the cart does not meet the coupon's terms; it takes nothing off then. */
  isCouponUsable: boolean;
};

type DiscountedCart = {
  lines: readonly DiscountableLine[];
  shipmentPrice: Cents;
  currency: CurrencyCode;
  promotions: readonly Promotion[];
  coupon: Coupon | null;
};

type Source = Pick<Promotion, 'effect' | 'categoryIds' | 'productIds' | 'maximumPerLine'>;
type Taken = { lines: readonly Cents[]; shipment: Cents };

/**
 * Applies promotions in order, then the coupon, each to what the ones before it left. So no line or shipment ever gets
 * a negative price, and ten percent of a lowered price are ten percent of the lowered price.
 */
export function discountCart(cart: DiscountedCart): Discounting {
  const subTotal = addCents(...cart.lines.map(({ priceTotal }) => priceTotal));
  const fits = (conditions: DiscountConditions) =>
    reachesMinimum(conditions, subTotal, cart.currency);
  const run = new Run(cart);
  for (const promotion of cart.promotions) {
    if (fits(promotion)) run.take('promo', promotion, promotion);
  }
  const { coupon } = cart;
  const isCouponUsable = coupon === null || isUsable(coupon, cart, fits);
  if (coupon) {
    const productIds = coupon.conditions?.productIds ?? null;
    const effect = coupon.discount;
    const source = { effect, productIds, categoryIds: null, maximumPerLine: {} };
    run.take('coupon', coupon, isCouponUsable ? source : null);
  }
  return { ...run.result(), isCouponUsable };
}

function isUsable(
  { conditions, discount }: Coupon,
  { lines, currency }: DiscountedCart,
  fits: (conditions: DiscountConditions) => boolean,
): boolean {
  if (discount.kind === 'amount' && discount.amounts[currency] === undefined) return false;
  if (!conditions) return true;
  const { productIds } = conditions;
  const isForSomething =
    productIds === null || lines.some(({ product }) => product && productIds.includes(product.id));
  return conditions.isOpen && fits(conditions) && isForSomething;
}

/** One pass over a cart: the open amounts of its lines and shipment, and the discounts so far. */
class Run {
  private readonly left: Cents[];
  private readonly parts: LineDiscount[][];
  private readonly applied: AppliedDiscount[] = [];
  private shipment = zero;

  constructor(private readonly cart: DiscountedCart) {
    this.left = cart.lines.map(({ priceTotal }) => priceTotal);
    this.parts = cart.lines.map(() => []);
  }

  /** Without a source nothing is taken off, but a coupon is still listed. */
  take(kind: AppliedDiscount['kind'], named: Promotion | Coupon, source: Source | null): void {
    const taken = source ? this.takenBy(source) : { lines: [], shipment: zero };
    for (const [place, amount] of taken.lines.entries()) {
      this.left[place] = subtractToZero(this.left[place] ?? zero, amount);
      if (amount > 0) this.parts[place]?.push({ sourceId: named.id, amount });
    }
    this.shipment = addCents(this.shipment, taken.shipment);
    const amount = addCents(...taken.lines, taken.shipment);
    if (amount === 0 && kind === 'promo') return;
    const { id, name, description } = named;
    const effect = 'effect' in named ? named.effect : named.discount;
    this.applied.push({ kind, sourceId: id, name, description, effect, amount });
  }

  result() {
    return { lines: this.parts, shipment: this.shipment, applied: this.applied };
  }

  private takenBy(source: Source): Taken {
    const { shipmentPrice, currency } = this.cart;
    if (source.effect.kind === 'free_shipping') {
      return { lines: [], shipment: subtractToZero(shipmentPrice, this.shipment) };
    }
    const open = this.cart.lines.map((line, place) =>
      isFor(source, line) ? (this.left[place] ?? zero) : zero,
    );
    const wanted = wantedBy(source.effect, open, this.cart);
    const most = source.maximumPerLine[currency];
    return {
      shipment: zero,
      lines: wanted.map((amount, place) => {
        const possible = smallerOf(amount, open[place] ?? zero);
        return most === undefined ? possible : smallerOf(possible, most);
      }),
    };
  }
}

function isFor({ productIds, categoryIds }: Source, { product }: DiscountableLine): boolean {
  if (!productIds && !categoryIds) return true;
  if (!product) return false;
  const isNamed = productIds?.includes(product.id) ?? false;
  return isNamed || product.categoryIds.some((id) => categoryIds?.includes(id) ?? false);
}

/** Amount that an effect takes off each line; `open` is zero for lines it does not apply to. */
function wantedBy(
  effect: Exclude<Promotion['effect'], { kind: 'free_shipping' }>,
  open: readonly Cents[],
  { lines, currency }: DiscountedCart,
): readonly Cents[] {
  switch (effect.kind) {
    case 'percent':
      return open.map((amount) => basisPointsOf(amount, effect.basisPoints));
    case 'amount':
      return prorate(effect.amounts[currency] ?? zero, open);
    case 'percent_off_next': {
      const cheaper = cheaperUnits(lines, open, effect.every);
      return lines.map(({ price }, place) =>
        multiplyCents(basisPointsOf(price, effect.basisPoints), cheaper[place] ?? 0),
      );
    }
  }
}

/**
 * How many units of each line are discounted: units sorted by price, dearest first, in groups; the last of each group.
 */
function cheaperUnits(
  lines: readonly DiscountableLine[],
  open: readonly Cents[],
  every: number,
): readonly number[] {
  const counts = lines.map(() => 0);
  const dearestFirst = lines
    .map(({ price, quantity }, place) => ({ price, quantity, place }))
    .filter(({ place }) => (open[place] ?? 0) > 0)
    .toSorted((one, other) => other.price - one.price || one.place - other.place);
  let before = 0;
  for (const { quantity, place } of dearestFirst) {
    counts[place] = Math.floor((before + quantity) / every) - Math.floor(before / every);
    before += quantity;
  }
  return counts;
}

/** The sum of one line's discounts. */
export function lineDiscountTotal(discounts: readonly LineDiscount[]): Cents {
  return addCents(...discounts.map(({ amount }) => amount));
}
