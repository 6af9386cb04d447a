import fc from 'fast-check';
import type { Account, AccountCard } from '@/domain/accounts/account';
import type { Address } from '@/domain/accounts/address';
import type { Totals } from '@/domain/carts/cart-record';
import type { LineMoney } from '@/domain/carts/priced-cart';
import { addCents, cents, currencyCodes, smallerOf, subtractToZero, zero } from '@/domain/money';
import type { Order, OrderBilling, OrderGiftCard, OrderLine } from '@/domain/orders/order';
import { orderStatuses } from '@/domain/orders/order-machine';
import type { ShippingRate } from '@/domain/orders/shipping';
import { holdReasons } from '@/domain/provinces';
import { planIntervals, type Plan } from '@/domain/subscriptions/plan';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import { subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';
import { wireValue } from '@/server/commerce/embedded/store-api/http/wire-value';

/* Any record that goes over Swell's wire, for round trips. */

const text = fc.string({ minLength: 1, maxLength: 12 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const maybeText = maybe(text);
const amount = fc.nat(99_999_999).map(cents);
const moment = fc.constantFrom('2026-11-01T00:00:00.000Z', '2027-02-28T23:59:59.999Z');
const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 2026, max: 2070 });
const quantity = fc.integer({ min: 1, max: 99 });
const currency = fc.constantFrom(...currencyCodes);

/** What a client receives: JSON without the fields that have no value. */
export function received(wire: unknown): unknown {
  return JSON.parse(JSON.stringify(wireValue(wire, '')));
}

const addressFields = {
  name: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  company: maybeText,
  address1: maybeText,
  address2: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
  country: maybeText,
  phone: maybeText,
};
export const anyAddress: fc.Arbitrary<Address> = fc.record(addressFields);

const card = fc.record({ brand: text, last4: text, expMonth: month, expYear: year });

const shipping = fc.record({ ...addressFields, service: maybeText, accountAddressId: maybeText });

export const anyShippingRate: fc.Arbitrary<ShippingRate> = fc.record({
  id: text,
  name: text,
  description: text,
  price: amount,
  pickup: maybe(fc.record({ title: text, distance: text, address: text, readyIn: text })),
});

const orderBilling: fc.Arbitrary<OrderBilling> = fc.record({
  ...addressFields,
  method: maybeText,
  card: maybe(card),
});

export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  id: text,
  name: text,
  description: text,
  price: amount,
  interval: fc.constantFrom(...planIntervals),
  count: fc.integer({ min: 1, max: 12 }),
});

const money: fc.Arbitrary<LineMoney> = fc.record({
  price: amount,
  origPrice: maybe(amount),
  priceTotal: amount,
  discountEach: amount,
  discountTotal: amount,
  taxEach: amount,
  taxTotal: amount,
});

const option = fc.record({ id: text, name: text, valueId: text, value: text });

const thing = {
  productId: text,
  productSlug: text,
  productName: text,
  variantId: text,
  variantName: text,
  sku: text,
  imageUrl: maybe(text.map((name) => `https://pictures.example/${encodeURIComponent(name)}`)),
  options: fc.array(option, { maxLength: 3 }),
  isShipped: fc.boolean(),
  metadata: fc.constant(null),
  quantity,
};

export const anyOrderLine: fc.Arbitrary<OrderLine> = fc
  .tuple(fc.record({ id: text, ...thing, isHearingAid: fc.boolean() }), money, maybe(anyPlan))
  .map(([line, amounts, plan]) => ({
    ...line,
    ...amounts,
    plan,
    purchaseOption: plan ? { type: 'subscription', planId: plan.id } : { type: 'standard' },
  }));

/** Amounts that fit together as contract 9.2 says, with the cards that pay a part of them. */
const covered: fc.Arbitrary<{ totals: Totals; giftCards: OrderGiftCard[] }> = fc
  .record({
    parts: fc.record({
      itemQuantity: quantity,
      subTotal: amount,
      itemDiscount: amount,
      itemTax: amount,
      discountTotal: amount,
      shipmentPrice: amount,
      shipmentDiscount: amount,
      shipmentTotal: amount,
      shipmentTax: amount,
      taxTotal: amount,
      taxIncludedTotal: amount,
      accountCredit: amount,
      grandTotal: amount,
    }),
    giftCards: fc.array(
      fc.record({
        id: text,
        last4: text,
        amount,
        usedAmount: amount,
        currency: fc.constant('CAD' as const),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ parts, giftCards }) => {
    const used = addCents(...giftCards.map(({ usedAmount }) => usedAmount));
    const giftCardUsed = smallerOf(used, parts.grandTotal);
    const taken = addCents(giftCardUsed, parts.accountCredit);
    return {
      giftCards,
      totals: {
        ...parts,
        giftCardTotal: addCents(...giftCards.map(({ amount: balance }) => balance)),
        giftCardUsed,
        captureTotal: subtractToZero(parts.grandTotal, taken),
        authTotal: zero,
      },
    };
  });

const summary = fc.record({ id: text, email: text, name: maybeText, hasPassword: fc.boolean() });

export const anyOrder: fc.Arbitrary<Order> = fc
  .tuple(
    fc.record({
      id: text,
      number: text,
      status: fc.constantFrom(...orderStatuses),
      holdReason: maybe(fc.constantFrom(...holdReasons)),
      isPaid: fc.boolean(),
      cartId: text,
      account: summary,
      isGuest: fc.boolean(),
      emailOptin: fc.constant(null),
      smsOptin: fc.constant(null),
      currency: fc.constant('CAD' as const),
      displayLocale: fc.constant('fr-CA' as const),
      lines: fc.array(anyOrderLine, { maxLength: 3 }),
      shipping: maybe(shipping),
      shippingRate: fc.constant(null),
      billing: maybe(orderBilling),
      payment: fc.constant(null),
      refundedTotal: amount,
      coupon: fc.constant(null),
      comments: maybeText,
      metadata: fc.constant(null),
      isGift: fc.boolean(),
      giftMessage: maybeText,
      createdAt: moment,
    }),
    covered,
  )
  .map(([order, amounts]) => ({ ...order, ...amounts }));

export const anyAccount: fc.Arbitrary<Account> = fc.record({
  id: text,
  email: text,
  name: maybeText,
  hasPassword: fc.boolean(),
  firstName: maybeText,
  lastName: maybeText,
  phone: maybeText,
  emailOptin: fc.boolean(),
  metadata: fc.constant({}),
  shipping: maybe(fc.record({ ...addressFields, accountAddressId: maybeText })),
  billing: maybe(fc.record({ ...addressFields, accountCardId: maybeText })),
  orderCount: quantity,
  orderValue: amount,
  createdAt: moment,
  updatedAt: moment,
});

export const anyAccountCard: fc.Arbitrary<AccountCard> = fc.record({
  id: text,
  token: text,
  brand: text,
  last4: text,
  expMonth: month,
  expYear: year,
  billing: maybe(anyAddress),
  createdAt: moment,
  updatedAt: moment,
});

const period = fc.record({ start: moment, end: moment });

export const anySubscription: fc.Arbitrary<Subscription> = fc.record({
  id: text,
  number: text,
  status: fc.constantFrom(...subscriptionStatuses),
  account: summary,
  isAttached: fc.boolean(),
  currency,
  displayLocale: fc.constant('en-US' as const),
  thing: fc.record({ ...thing, plan: anyPlan }),
  items: fc.constant([]),
  coupon: fc.constant(null),
  shipping: maybe(shipping),
  billing: fc.record({
    ...addressFields,
    method: maybeText,
    card: maybe(
      fc.record({ token: text, brand: text, last4: text, expMonth: month, expYear: year }),
    ),
    intent: fc.constant(null),
    accountCardId: maybeText,
  }),
  cardAccountId: text,
  period: period.map((days) => ({ ...days, anchor: days.start, step: 1 })),
  retryAt: maybe(moment),
  failedTries: fc.nat(3),
  pausedUntil: maybe(moment),
  isEndingWithPeriod: fc.boolean(),
  canceledAt: maybe(moment),
  orderId: maybeText,
  orderLineId: maybeText,
  createdAt: moment,
  updatedAt: moment,
});

export const anyInvoice: fc.Arbitrary<Invoice> = fc.record({
  id: text,
  number: text,
  status: fc.constantFrom('unpaid' as const, 'paid' as const, 'void' as const),
  subscriptionId: text,
  accountId: text,
  currency,
  period,
  lines: fc.array(anyOrderLine, { maxLength: 2 }),
  totals: covered.map(({ totals }) => totals),
  coupon: fc.constant(null),
  billing: maybe(orderBilling),
  shipping: maybe(shipping),
  shippingRate: fc.constant(null),
  payment: fc.constant(null),
  orderId: maybeText,
  paidAt: maybe(moment),
  createdAt: moment,
});
