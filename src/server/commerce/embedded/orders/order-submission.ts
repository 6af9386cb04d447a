import type { CartRecord } from '@/domain/carts/cart-record';
import { hasHearingAid, maximumCharge, type Order, type OrderPayment } from '@/domain/orders/order';
import {
  checkSubmittable,
  orderFromCart,
  type SubmittableCart,
} from '@/domain/orders/order-from-cart';
import { ratedToday } from '@/domain/pricing';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { ReadHearingAtHand } from '@/server/hearing-tests/on-file';
import { addProfileItems } from '@/server/hearing-tests/profile-rows';
import type { Jobs } from '@/server/jobs/port';
import type { CardSummary, PaymentRequest, Payments, PaymentSession } from '@/server/payments/port';
import { visitOf } from '@/server/visits/ownership';
import { keepPayingCard } from '../accounts/account-cards';
import { asChosen } from '../carts/cart-opening';
import { lockVisit, readVisit, type Visit } from '../carts/cart-rows';
import { pricesIn, type CartWriter } from '../carts/cart-writer';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { readCatalogueVersion } from '../catalogue/catalogue-rows';
import { consumeCoupon } from '../discounts/coupons';
import type { EngineOrders, Outcome, RequestSession } from '../engine';
import { debitGiftCards } from '../discounts/gift-cards';
import { newId } from '../ids';
import { withLiveDiscounts } from '../discounts/live-discounts';
import { readOrder, writeOrder } from './order-rows';
import { transactionUnlessRefused } from '../refused';
import { takeStock, wantedStock } from '../catalogue/stock';
import { openSubscriptions } from '../subscriptions/subscription-opening';

export type SubmissionDeps = {
  db: Database;
  catalogue: CatalogueCache;
  writer: CartWriter;
  payments: Payments;
  jobs: Jobs;
  hearingAtHand: ReadHearingAtHand;
  sealer: Sealer;
  now: () => Date;
};

/** What one run of the transaction found besides the order. */
type Submitted = {
  order: Order;
  stockLeft: ReadonlyMap<string, number>;
  /** The cart it was made from; null when the order existed before. */
  cart: CartRecord | null;
};

/** The session whose cart it is, and the payment session. */
type Submitter = { session: RequestSession; paymentSession: PaymentSession };

/**
 * Turns a cart into an order: one transaction, all or nothing. The cart's row is locked first, so parallel submits of
 * one cart run one after the other, and the later ones find the order.
 */
export function createSubmission(deps: SubmissionDeps): EngineOrders['submit'] {
  const { db, catalogue, payments, sealer, now } = deps;

  return async (session) => {
    const submitted = await payments.inPaymentSession((paymentSession) =>
      transactionUnlessRefused(db, (tx) => submitIn(tx, { session, paymentSession })),
    );
    if (!submitted.ok) return submitted;
    const { order, stockLeft, cart } = submitted.value;
    catalogue.stockChanged(stockLeft);
    // Outside the order's transaction, which locks the cart: changes of an account lock the account before its carts.
    if (cart) await keepPayingCard({ db, savedCards: payments.savedCards, now }, cart);
    // An order is acknowledged only when it would survive a power cut, also to calls that find it already made.
    await db.flush();
    return { ok: true, value: order };
  };

  async function submitIn(tx: SqlSession, by: Submitter): Promise<Outcome<Submitted>> {
    const { session } = by;
    const visit = (await lockVisit(tx, session, now())) ?? (await readVisit(tx, session, now()));
    const made = await orderAlreadyMade(tx, sealer, visit);
    if (made) return { ok: true, value: { order: made, stockLeft: new Map(), cart: null } };
    if (!visit?.cart) return { ok: false, code: 'cart_missing' };

    // A statement that waited for the cart returns the catalogue's version from before it waited.
    const cart = asChosen(visit.cart, session, visit.session, now());
    const snapshot = await catalogue.atVersion(await readCatalogueVersion(tx), tx);
    const locking = { now: now(), isLocking: true };
    const current = await withLiveDiscounts(tx, ratedToday(cart, now()), locking);
    const prices = pricesIn(snapshot, cart, now());
    const checked = checkSubmittable(deps.writer.priced(current, prices));
    if (!checked.ok) return { ...checked, ...(checked.code === 'email_missing' && emailField) };
    return place(tx, checked.value, by);
  }

  async function place(
    tx: SqlSession,
    cart: SubmittableCart,
    { session, paymentSession }: Submitter,
  ): Promise<Outcome<Submitted>> {
    const orderId = newId();
    if (!cart.isCouponUsable) return { ok: false, code: 'coupon_code_invalid' };
    if (cart.coupon) {
      await consumeCoupon(tx, cart.coupon.id, { orderId, accountId: cart.account.id });
    }
    const stockLeft = await takeStock(tx, wantedStock(cart.lines));
    if (stockLeft === null) return { ok: false, code: 'out_of_stock' };
    const paid = await pay(tx, paymentSession, cart, orderId);
    if (!paid.ok) return paid;

    const hearing = await deps.hearingAtHand(tx, {
      accountId: cart.isLoggedIn ? cart.account.id : null,
      visit: visitOf(session.id),
    });
    const draft = orderFromCart(cart, { orderId, ...paid.value, hearing, now: now() });
    await debitGiftCards(tx, orderId, draft.giftCards);
    const order = await writeOrder(tx, sealer, draft, {
      cartId: cart.id,
      sessionKey: session.key,
    });
    if (hasHearingAid(order)) await addProfileItems(tx, orderId, hearing.items);
    const opened = await openSubscriptions(tx, order, { cart, payments });
    if (!opened.ok) return opened;
    await deps.jobs.enqueue(tx, 'send-order-confirmation', { orderId });
    return { ok: true, value: { order, stockLeft, cart } };
  }
}

const emailField = { field: 'account.email' };

/** The order of a converted cart, by this session or another, else this session's last order. */
async function orderAlreadyMade(
  tx: SqlSession,
  sealer: Sealer,
  visit: Visit | null,
): Promise<Order | null> {
  const orderId = visit?.cart ? visit.cart.orderId : visit?.session.lastOrderId;
  return orderId ? readOrder(tx, sealer, 'id', orderId) : null;
}

const paymentRefused = {
  ok: false,
  code: 'payment_refused',
  field: 'billing.method',
} as const;

const tooMuch = 'This amount is too large for one payment. Please call us and we will help.';

type Paid = { payment: OrderPayment | null; card: CardSummary | null };

async function pay(
  tx: SqlSession,
  paymentSession: PaymentSession,
  cart: SubmittableCart,
  orderId: string,
): Promise<Outcome<Paid>> {
  const amount = cart.totals.captureTotal;
  if (amount === 0) return { ok: true, value: { payment: null, card: null } };
  if (amount > maximumCharge) return { ...paymentRefused, message: tooMuch };
  const taken = await paymentSession.takePayment(tx, requestOf(cart, orderId));
  if (!taken.ok) return { ...paymentRefused, message: taken.message };
  const { payment } = taken;
  const { paymentId: id, method, methodName, gateway, isTest, card } = payment;
  return {
    ok: true,
    value: {
      payment: { id, method, methodName, gateway, amount, isTest },
      card,
    },
  };
}

function requestOf(cart: SubmittableCart, orderId: string): PaymentRequest {
  const { account, isLoggedIn, billing, currency, totals, lines } = cart;
  return {
    orderId,
    cartId: cart.id,
    accountId: isLoggedIn ? account.id : null,
    amount: totals.captureTotal,
    currency,
    method: billing?.method ?? null,
    cardToken: billing?.card?.token ?? null,
    intents: billing?.intent ?? null,
    means: billing?.means ?? null,
    isRecurring: lines.some(({ purchaseOption }) => purchaseOption.type !== 'standard'),
  };
}
