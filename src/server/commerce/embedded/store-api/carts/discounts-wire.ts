import type { Discount, Promotion } from 'swell-js';
import type { Totals } from '@/domain/carts/cart-record';
import type { Coupon } from '@/domain/coupon';
import type { AppliedDiscount } from '@/domain/discounts';
import { addCents, zero, type CurrencyCode } from '@/domain/money';
import { envelope } from '../http/list';
import { decimal } from '@/domain/wire/money';

/** The discounts and their sources, in the fields clients read. */
export function discountsWire({ coupon, discounts, currency, totals }: Discounted) {
  const applied = discounts ?? fromCoupon(coupon, totals);
  const promotions = applied.filter(({ kind }) => kind === 'promo');
  return {
    coupon_code: coupon?.code ?? null,
    coupon: coupon && { id: coupon.id, name: coupon.name, description: coupon.description },
    coupon_id: coupon?.id ?? null,
    discounts: applied.map((discount) => discountWire(discount, currency)),
    promotions: envelope(
      promotions.map((promotion) => promotionWire(promotion, currency)),
      { page: 1, limit: 1000 },
    ),
  };
}

type Discounted = {
  coupon: Coupon | null;
  discounts?: readonly AppliedDiscount[];
  currency: CurrencyCode;
  totals: Totals;
};

/** For orders from before promotions: the whole discount came from the coupon. */
function fromCoupon(coupon: Coupon | null, totals: Totals): readonly AppliedDiscount[] {
  if (!coupon) return [];
  const { id, name, description, discount: effect } = coupon;
  const amount = addCents(totals.discountTotal, totals.shipmentDiscount);
  return [{ kind: 'coupon', sourceId: id, name, description, effect, amount }];
}

function discountWire(
  { kind, sourceId, effect, amount }: AppliedDiscount,
  currency: CurrencyCode,
): Discount {
  return {
    id: `${kind}-${sourceId}`,
    type: kind,
    source_id: sourceId,
    amount: decimal(amount),
    rule: ruleWire(effect, currency),
  };
}

function promotionWire(
  promotion: AppliedDiscount,
  currency: CurrencyCode,
): Promotion & { id: string } {
  const { sourceId: id, name, description } = promotion;
  return {
    id,
    name,
    ...(description !== null && { description }),
    active: true,
    currency,
    discounts: [discountWire(promotion, currency)],
  };
}

function ruleWire(
  effect: AppliedDiscount['effect'],
  currency: CurrencyCode,
): NonNullable<Discount['rule']> {
  switch (effect.kind) {
    case 'percent':
      return { type: 'total', value_type: 'percent', value_percent: effect.basisPoints / 100 };
    case 'amount':
      return {
        type: 'total',
        value_type: 'fixed',
        value_fixed: decimal(effect.amounts[currency] ?? zero),
      };
    case 'percent_off_next':
      return {
        type: 'buy_get',
        value_type: 'percent',
        value_percent: effect.basisPoints / 100,
        quantity_min: effect.every,
      };
    case 'free_shipping':
      return { type: 'shipment', value_type: 'percent', value_percent: 100 };
  }
}
