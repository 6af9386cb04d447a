import { cancel, resume } from '@/domain/subscriptions/subscription-changes';
import { dueAt, type Subscription } from '@/domain/subscriptions/subscription';
import type { SqlSession } from '@/server/db/database';
import type { PaymentSession } from '@/server/payments/port';
import type { SubscriptionBilling } from '@/server/commerce/port';
import { readOrder } from '../orders/order-rows';
import { bill } from './subscription-billing';
import {
  listDue,
  lockSubscription,
  readInvoice,
  readSubscription,
  saveSubscription,
  voidOpenInvoices,
} from './subscription-rows';
import type { SubscriptionDeps } from './subscriptions';

/** How many due subscriptions are read at a time; the next run sees the rest. */
const dueAtOnce = 500;

type StockLeft = ReadonlyMap<string, number>;
const nothingSold: StockLeft = new Map();

type SettlingDeps = Omit<SubscriptionDeps, 'sessions' | 'accounts'>;

/** Settles one subscription in the caller's transaction, which has locked its row. Returns the remaining stock. */
function createSettling(deps: SettlingDeps) {
  const { jobs, now } = deps;

  async function settleIn(
    tx: SqlSession,
    id: string,
    paymentSession: PaymentSession,
  ): Promise<StockLeft> {
    const subscription = await lockSubscription(tx, id);
    const time = now();
    if (!subscription || !isDue(subscription, time)) return nothingSold;
    if (hasEnded(subscription, time)) {
      await voidOpenInvoices(tx, id);
      await save(tx, cancel({ ...subscription, isEndingWithPeriod: false }, time));
      return nothingSold;
    }
    const awake = subscription.status === 'paused' ? resume(subscription, time) : null;
    const going = awake?.ok ? awake.value : subscription;
    if (!isDue(going, time)) {
      await save(tx, going);
      return nothingSold;
    }
    return billIn(tx, going, { paymentSession, now: time });
  }

  async function billIn(
    tx: SqlSession,
    subscription: Subscription,
    at: { paymentSession: PaymentSession; now: Date },
  ): Promise<StockLeft> {
    const billed = await bill(tx, subscription, { ...deps, ...at });
    await save(tx, billed.subscription);
    const { id: subscriptionId, status } = billed.subscription;
    if (billed.result === 'out_of_stock') return nothingSold;
    if (billed.result === 'not_sold') {
      await voidOpenInvoices(tx, subscriptionId);
      await jobs.enqueue(tx, 'send-subscription-news', { subscriptionId, news: 'not_sold' });
      return nothingSold;
    }
    const invoiceId = billed.invoice.id;
    const news = billed.result === 'paid' ? 'renewed' : status === 'unpaid' ? 'unpaid' : 'refused';
    await jobs.enqueue(tx, 'send-subscription-news', { subscriptionId, invoiceId, news });
    return billed.result === 'paid' ? billed.stockLeft : nothingSold;
  }

  async function save(tx: SqlSession, subscription: Subscription): Promise<void> {
    await saveSubscription(tx, { ...subscription, updatedAt: now().toISOString() });
  }

  return settleIn;
}

/** The queue's jobs for subscriptions. Each subscription is settled in a transaction of its own that locks its row. */
export function createSubscriptionBilling(deps: SettlingDeps): SubscriptionBilling {
  const { db, jobs, catalogue, now } = deps;
  const settleIn = createSettling(deps);

  return {
    async queueDue() {
      const due = await listDue(db, now(), dueAtOnce);
      const day = now().toISOString().slice(0, 10);
      for (const { id, dueAt: time } of due) {
        await db.transaction((tx) =>
          jobs.enqueue(
            tx,
            'settle-subscription',
            { subscriptionId: id },
            // A job that failed for good is retried the next day, not at every run.
            { singletonKey: `${id} ${time} ${day}` },
          ),
        );
      }
    },

    async settle(subscriptionId) {
      const stockLeft = await deps.payments.inPaymentSession((paymentSession) =>
        db.transaction((tx) => settleIn(tx, subscriptionId, paymentSession)),
      );
      catalogue.stockChanged(stockLeft);
      await db.flush();
    },

    async findNews(subscriptionId, invoiceId) {
      const subscription = await readSubscription(db, subscriptionId);
      if (!subscription) return null;
      const invoice = invoiceId === null ? null : await readInvoice(db, invoiceId);
      const order = invoice?.orderId
        ? await readOrder(db, deps.sealer, 'id', invoice.orderId)
        : null;
      return { subscription, invoice, orderNumber: order?.number ?? null };
    },
  };
}

function isDue(subscription: Subscription, now: Date): boolean {
  const time = dueAt(subscription);
  return time !== null && Date.parse(time) <= now.getTime();
}

function hasEnded({ isEndingWithPeriod, period }: Subscription, now: Date): boolean {
  return isEndingWithPeriod && Date.parse(period.end) <= now.getTime();
}
