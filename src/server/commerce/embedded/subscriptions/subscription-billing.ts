import { nothingOnFile } from '@/domain/hearing/hearing-profile';
import type { Totals } from '@/domain/carts/cart-record';
import { maximumCharge, type Order, type OrderPayment } from '@/domain/orders/order';
import {
  checkSubmittable,
  orderFromCart,
  type SubmittableCart,
} from '@/domain/orders/order-from-cart';
import { hasGoods } from '@/domain/pricing';
import type { Period } from '@/domain/subscriptions/schedule';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import {
  cancel,
  paid,
  paymentRefused,
  periodToPay,
  postponed,
} from '@/domain/subscriptions/subscription-changes';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { Payments, PaymentSession } from '@/server/payments/port';
import type { CartWriter } from '../carts/cart-writer';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { readCatalogueVersion } from '../catalogue/catalogue-rows';
import { consumeCoupon, withLiveCoupon } from '../discounts/coupons';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import { newId } from '../ids';
import { writeOrder } from '../orders/order-rows';
import { agreedCatalogue, renewalCart } from './renewal-cart';
import { takeStock, wantedStock } from '../catalogue/stock';
import { readOpenInvoice, writeInvoice } from './subscription-rows';

export type BillingDeps = {
  catalogue: CatalogueCache;
  writer: CartWriter;
  payments: Payments;
  sealer: Sealer;
};

type StockLeft = ReadonlyMap<string, number>;

/** The result of one billing attempt. The subscription is in its new state; it is not saved yet. */
export type Billed = { subscription: Subscription } & (
  | { result: 'paid'; invoice: Invoice; stockLeft: StockLeft }
  | { result: 'refused'; invoice: Invoice; message: string }
  | { result: 'out_of_stock' }
  | { result: 'not_sold' }
);

/**
 * Charges the next period of a subscription whose row is locked, and writes its invoice and, for goods, the order that
 * ships them, in the caller's transaction. A refused attempt leaves an open invoice, which the next attempt continues:
 * its id names the charge at the gateway, so that no period is paid twice.
 */
export async function bill(
  tx: SqlSession,
  subscription: Subscription,
  { paymentSession, now, ...deps }: BillingDeps & { paymentSession: PaymentSession; now: Date },
): Promise<Billed> {
  const cart = await cartToBill(tx, subscription, deps, now);
  if (!cart) return { result: 'not_sold', subscription: cancel(subscription, now) };
  const open = await readOpenInvoice(tx, subscription.id);
  const period = periodToPay(subscription, now);
  const ids = { invoiceId: open?.id ?? newId(), orderId: newId() };

  // Units taken by a refused attempt go back into stock; the rest of the transaction stays.
  await tx.query('savepoint renewal');
  const stockLeft = await takeStock(tx, wantedStock(cart.lines));
  if (!stockLeft) {
    await tx.query('rollback to savepoint renewal');
    return { result: 'out_of_stock', subscription: postponed(subscription, now) };
  }
  const charged = await charge(tx, { cart, subscription, paymentSession, ...ids });
  if (!charged.ok) await tx.query('rollback to savepoint renewal');

  const facts = { orderId: ids.orderId, hearing: nothingOnFile, now };
  const payment = charged.ok ? charged.payment : null;
  const draft = orderFromCart(cart, { ...facts, payment, card: cardOf(subscription) });
  const about = { subscription, period, id: ids.invoiceId, createdAt: open?.createdAt, now };
  const invoice = invoiceOf(draft, about);
  if (!charged.ok) {
    const written = await writeInvoice(tx, { ...invoice, status: 'unpaid' }, now);
    const next = paymentRefused(subscription, now);
    return { result: 'refused', subscription: next, invoice: written, message: charged.message };
  }
  if (cart.coupon) {
    const by = { orderId: ids.orderId, accountId: subscription.account.id };
    await consumeCoupon(tx, cart.coupon.id, by);
  }
  const orderId = hasGoods(cart) ? await ship(tx, deps.sealer, draft, ids.invoiceId) : null;
  const settled = { ...invoice, status: 'paid', orderId, paidAt: now.toISOString() } as const;
  return {
    result: 'paid',
    subscription: paid(subscription, period),
    invoice: await writeInvoice(tx, settled, now),
    stockLeft,
  };
}

/** Null when the subscription's product is no longer sold. Extras that are gone are left out. */
async function cartToBill(
  tx: SqlSession,
  subscription: Subscription,
  { catalogue, writer }: Pick<BillingDeps, 'catalogue' | 'writer'>,
  now: Date,
): Promise<SubmittableCart | null> {
  const snapshot = await catalogue.atVersion(await readCatalogueVersion(tx), tx);
  const { cart, prices, isSold } = renewal(subscription, { snapshot, writer, now });
  if (!isSold) return null;
  const current = await withLiveCoupon(tx, cart, { now, isLocking: true });
  const isUsable = writer.priced(current, prices).isCouponUsable;
  const billed = isUsable ? current : { ...current, coupon: null };
  const checked = checkSubmittable(writer.priced(billed, prices));
  if (!checked.ok) throw new Error(`A subscription cannot be billed: ${checked.code}`);
  return checked.value;
}

/** The items of one renewal without extras that are gone, and whether its main product is still sold. */
function renewal(
  subscription: Subscription,
  { snapshot, writer, now }: { snapshot: CatalogueSnapshot; writer: CartWriter; now: Date },
) {
  const { currency, displayLocale } = subscription;
  const { productsById } = snapshot.inCurrency(currency).inLocale(displayLocale);
  const findProduct = agreedCatalogue(subscription, (id) => productsById.get(id));
  // The agreed price applies; promotions are for new purchases.
  const prices = { findProduct, promotions: [] };
  const cart = renewalCart(subscription, now);
  const missing = new Set(
    writer.priced(cart, prices).lines.flatMap(({ id, problem }) => (problem ? [id] : [])),
  );
  const lines = cart.lines.filter(({ id }) => id === subscription.id || !missing.has(id));
  return { prices, cart: { ...cart, lines }, isSold: !missing.has(subscription.id) };
}

/** The totals of the next renewal as of today. Nothing is locked or counted. */
export async function upcomingTotals(
  subscription: Subscription,
  { db, catalogue, writer }: Pick<BillingDeps, 'catalogue' | 'writer'> & { db: Database },
  now: Date,
): Promise<Totals> {
  const snapshot = await catalogue.snapshot();
  const { cart, prices } = renewal(subscription, { snapshot, writer, now });
  return writer.priced(await withLiveCoupon(db, cart, { now }), prices).totals;
}

type Charged = { ok: true; payment: OrderPayment | null } | { ok: false; message: string };

async function charge(
  tx: SqlSession,
  {
    cart,
    subscription,
    paymentSession,
    invoiceId,
    orderId,
  }: {
    cart: SubmittableCart;
    subscription: Subscription;
    paymentSession: PaymentSession;
    invoiceId: string;
    orderId: string;
  },
): Promise<Charged> {
  const amount = cart.totals.captureTotal;
  if (amount === 0) return { ok: true, payment: null };
  const token = subscription.billing.card?.token ?? '';
  if (amount > maximumCharge) return { ok: false, message: 'This amount is too large.' };
  const taken = await paymentSession.charge(tx, {
    accountId: subscription.cardAccountId,
    token,
    idempotencyKey: `invoice-${invoiceId}`,
    orderId: hasGoods(cart) ? orderId : null,
    amount,
    currency: subscription.currency,
  });
  if (!taken.ok) return { ok: false, message: taken.message };
  const { paymentId: id, method, gateway, isTest } = taken.payment;
  return { ok: true, payment: { id, method, gateway, amount, isTest } };
}

function cardOf({ billing }: Subscription): NonNullable<Order['billing']>['card'] {
  const { brand, last4, expMonth, expYear } = billing.card ?? {};
  return brand && last4 && expMonth && expYear ? { brand, last4, expMonth, expYear } : null;
}

function invoiceOf(
  draft: Omit<Order, 'number'>,
  about: {
    subscription: Subscription;
    period: Period;
    id: string;
    createdAt: string | undefined;
    now: Date;
  },
): Omit<Invoice, 'number' | 'status'> {
  const { subscription, period, now } = about;
  return {
    id: about.id,
    subscriptionId: subscription.id,
    accountId: subscription.account.id,
    currency: subscription.currency,
    period: { start: period.start, end: period.end },
    lines: draft.lines,
    totals: draft.totals,
    coupon: draft.coupon,
    billing: draft.billing,
    shipping: draft.shipping,
    shippingRate: draft.shippingRate,
    payment: draft.payment,
    orderId: null,
    paidAt: null,
    createdAt: about.createdAt ?? now.toISOString(),
  };
}

/** Creates the order for this period's goods. Its cart id is the invoice's. */
async function ship(
  tx: SqlSession,
  sealer: Sealer,
  draft: Omit<Order, 'number'>,
  invoiceId: string,
): Promise<string> {
  const from = { cartId: invoiceId, sessionKey: '' };
  const order = await writeOrder(tx, sealer, { ...draft, cartId: invoiceId }, from);
  return order.id;
}
