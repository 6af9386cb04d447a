import type { Cents, CurrencyCode } from '../money';
import type { OrderStatus } from '../orders/order-machine';
import type { LinePlan } from '../subscriptions/plan';
import type { HoldReason } from '../provinces';

export type PlacedLine = {
  id: string;
  /** Product to add to a cart to buy it again; null when the product is not named. */
  productId: string | null;
  options: readonly { id: string; value: string }[];
  name: string;
  /** Empty for a product without variants. */
  variantName: string;
  /** Null when it was bought once. */
  plan: LinePlan | null;
  quantity: number;
  priceTotal: Cents;
  imageUrl: string | null;
};

/** An order as its buyer sees it. */
export type PlacedOrder = {
  id: string;
  number: string;
  /** ISO UTC. */
  placedAt: string;
  /** A hosted store may have statuses of its own: then the order's history decides, else it is `in_progress`. */
  status: OrderStatus | 'in_progress';
  email: string;
  isGuest: boolean;
  isPaid: boolean;
  /** Why the order is on hold; null when it is not. */
  holdReason: HoldReason | null;
  currency: CurrencyCode;
  lines: readonly PlacedLine[];
  subTotal: Cents;
  discountTotal: Cents;
  shipmentTotal: Cents;
  taxTotal: Cents;
  /** Amount paid by gift cards. */
  giftCardUsed: Cents;
  /** Subtotal − discounts + shipping + tax − gift cards: what was charged. */
  total: Cents;
  /** Amount refunded. */
  refundTotal: Cents;
  delivery: {
    isPickUp: boolean;
    /** Id and name of the shipping service. */
    serviceId: string | null;
    serviceName: string;
    /** Name and address in one line; empty for a pick-up. */
    address: string;
  };
  card: { brand: string; last4: string } | null;
  /** Id of the payment method; null when nothing was left to pay. */
  paidWith: string | null;
};

export type NextStep =
  | { kind: 'placed' }
  | { kind: 'hearing-test' | 'prescription' | 'review' | 'hearing-review' | 'fitting-sheet' }
  | { kind: 'set-up' | 'pack' }
  | { kind: 'ship' | 'pick-up' };

const holdSteps = {
  hearing_test_needed: 'hearing-test',
  prescription_needed: 'prescription',
  dispenser_review: 'review',
  hearing_review: 'hearing-review',
  fitting_sheet: 'fitting-sheet',
} as const satisfies Record<HoldReason, NextStep['kind']>;

/** The steps after the order, in sequence. The first step is done, the second is the current one. */
export function nextSteps(order: Pick<PlacedOrder, 'holdReason' | 'delivery'>): NextStep[] {
  const { holdReason, delivery } = order;
  return [
    { kind: 'placed' },
    ...(holdReason
      ? [{ kind: holdSteps[holdReason] }, { kind: 'set-up' } as const]
      : [{ kind: 'pack' } as const]),
    { kind: delivery.isPickUp ? 'pick-up' : 'ship' },
  ];
}
