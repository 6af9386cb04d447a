import { emptyAddress } from '@/domain/accounts/address';
import { cents, zero } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { OrderRefund } from '@/domain/orders/order-refund';
import type { Shipment } from '@/domain/orders/shipment';
import { shippingRates } from '@/domain/orders/shipping-rates';
import type { Subscription, Invoice } from '@/domain/subscriptions/subscription';
import type { Trial } from '@/domain/trial';
import exportWords from '@/messages/fr-CA/data-export.json';
import type { OwnBooking } from '@/server/consultations/booking-rows';
import type { DataExport } from '@/server/privacy/privacy';
import { calgaryOrder } from '../order';

const locale = 'fr-CA';
const [line] = calgaryOrder.lines;
if (!line) throw new Error('The order has no line');
const [priority] = shippingRates('CA', 'CAD', locale);
if (!priority) throw new Error('Nothing is shipped');

/** An order of a person in Québec, placed in French: names of goods and services are copies in French. */
export const montrealOrder: Order = {
  ...calgaryOrder,
  id: 'order_montreal',
  currency: 'CAD',
  displayLocale: locale,
  account: { id: 'account_2', email: 'odile@example.ca', name: 'Odile Roy', hasPassword: true },
  lines: [
    { ...line, variantName: 'Supérieur, La paire, Graphite, Grand écouteur' },
    {
      ...line,
      id: 'line_charger',
      productName: 'Chargeur portatif',
      variantName: null,
      isHearingAid: false,
    },
  ],
  totals: {
    ...calgaryOrder.totals,
    subTotal: cents(1_234_567),
    discountTotal: cents(45_000),
    shipmentTotal: cents(2000),
    taxTotal: cents(3_745),
    giftCardUsed: cents(5_000),
    grandTotal: cents(1_195_312),
    captureTotal: cents(1_190_312),
  },
  shipping: {
    ...emptyAddress,
    service: priority.id,
    accountAddressId: null,
    firstName: 'Odile',
    lastName: 'Roy',
    address1: '4210, rue Saint-Denis',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2J 2K8',
    country: 'CA',
  },
  billing: {
    ...emptyAddress,
    method: 'card',
    card: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030 },
    firstName: 'Odile',
    lastName: 'Roy',
  },
  shippingRate: priority,
  createdAt: '2026-11-21T18:30:00.000Z',
};

/** The same order of a person who picks it up. */
export const pickedUpOrder: Order = {
  ...montrealOrder,
  shippingRate: shippingRates('CA', 'CAD', locale).find(({ pickup }) => pickup !== null) ?? null,
  billing: null,
};

export const runningTrial: Trial = {
  state: 'running',
  days: 60,
  startsOn: '2026-11-23',
  endsOn: '2027-01-22',
  daysLeft: 60,
};

export const endedTrial: Trial = {
  state: 'over',
  days: 60,
  startsOn: '2026-11-23',
  endsOn: '2027-01-22',
};

export const shipment: Shipment = {
  id: 'shipment_1',
  orderId: montrealOrder.id,
  carrier: 'Canada Post',
  trackingCode: '7023210039414604',
  trackingUrl: null,
  status: 'TRANSIT',
  events: [],
  leftAt: '2026-11-22T12:00:00.000Z',
  deliveredAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};

export const refund: OrderRefund = {
  id: 'refund_1',
  orderId: montrealOrder.id,
  lines: [],
  isShippingIncluded: true,
  toPayment: cents(400_000),
  toGiftCards: cents(5_000),
  createdAt: '2026-11-21T12:00:00.000Z',
};

export const booking: OwnBooking = {
  id: 'booking_1',
  code: 'a-code-of-a-call',
  name: 'Odile Roy',
  email: 'odile@example.ca',
  phone: '+1 514 555 0144',
  locale,
  way: 'video',
  hasCompanion: true,
  timeZone: 'America/Toronto',
  status: 'booked',
  revision: 1,
  start: '2026-12-01T13:30:00.000Z',
  createdAt: '2026-11-21T12:00:00.000Z',
};

const plan = {
  id: 'yearly',
  name: 'Chaque année',
  description: 'Une fois par année',
  interval: 'yearly',
  count: 1,
  price: cents(12_900),
} as const;

export const subscription: Subscription = {
  id: 'subscription_1',
  number: '2042',
  status: 'active',
  account: montrealOrder.account,
  isAttached: true,
  currency: 'CAD',
  displayLocale: locale,
  thing: { ...line, productName: 'Programme d’entretien', plan },
  items: [],
  coupon: null,
  shipping: montrealOrder.shipping,
  billing: {
    ...emptyAddress,
    firstName: 'Odile',
    method: 'card',
    card: { token: 'card_1', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030 },
    intent: null,
    accountCardId: null,
  },
  cardAccountId: 'account_2',
  period: {
    anchor: '2026-11-21T18:30:00.000Z',
    step: 1,
    start: '2026-11-21T18:30:00.000Z',
    end: '2027-11-21T18:30:00.000Z',
  },
  retryAt: '2026-11-24T18:30:00.000Z',
  failedTries: 1,
  pausedUntil: null,
  isEndingWithPeriod: false,
  canceledAt: null,
  orderId: null,
  orderLineId: null,
  createdAt: '2026-11-21T18:30:00.000Z',
  updatedAt: '2026-11-21T18:30:00.000Z',
};

export const invoice: Invoice = {
  id: 'invoice_1',
  number: '3042',
  status: 'paid',
  subscriptionId: subscription.id,
  accountId: 'account_2',
  currency: 'CAD',
  period: subscription.period,
  lines: montrealOrder.lines,
  totals: { ...montrealOrder.totals, taxTotal: zero },
  coupon: null,
  billing: montrealOrder.billing,
  shipping: montrealOrder.shipping,
  shippingRate: priority,
  payment: montrealOrder.payment,
  orderId: montrealOrder.id,
  paidAt: '2026-11-21T18:30:00.000Z',
  createdAt: '2026-11-21T18:30:00.000Z',
};

/** A download with every name of a field, every choice, an amount and a time. */
export function exportOf(): DataExport {
  const { fields, values, records } = exportWords;
  const named = Object.keys(fields).map((field) => [field, 'Odile'] as const);
  const chosen = Object.entries(values).map(([field, words]) => ({ [field]: Object.keys(words) }));
  const sum = { total: { amount: '12345.67', currency: 'CAD' }, createdAt: invoice.createdAt };
  return {
    format: 1,
    shop: 'Boreal Hearing',
    createdAt: invoice.createdAt,
    data: {
      ...Object.fromEntries(Object.keys(records).map((name) => [name, []])),
      account: Object.fromEntries(named),
      orders: [...chosen, sum],
    },
  };
}
