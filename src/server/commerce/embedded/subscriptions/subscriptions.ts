import { addLine, removeLine, updateLine, type LineContext } from '@/domain/carts/cart-lines';
import type { CurrencyCode } from '@/domain/money';
import type { Subscription } from '@/domain/subscriptions/subscription';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { PaymentSession } from '@/server/payments/port';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import { readCatalogueVersion } from '../catalogue/catalogue-rows';
import type { Accounts, Outcome, Sessions } from '../engine';
import type { Subscriptions } from './own-subscriptions';
import { newId } from '../ids';
import { transactionUnlessRefused } from '../refused';
import { bill, upcomingTotals, type BillingDeps } from './subscription-billing';
import { boughtOnce, changed, withExtras, type ChangeContext } from './subscription-changing';
import { draftSubscription } from './subscription-creation';
import {
  insertSubscription,
  listInvoices,
  listSubscriptions,
  lockOwnSubscription,
  readOwnInvoice,
  readOwnSubscription,
  saveSubscription,
  voidOpenInvoices,
} from './subscription-rows';

export type SubscriptionDeps = BillingDeps & {
  db: Database;
  jobs: Jobs;
  sessions: Pick<Sessions, 'choicesOf'>;
  accounts: Pick<Accounts, 'current'>;
  now: () => Date;
};

type Change = (
  subscription: Subscription,
  context: ChangeContext,
) => Outcome<Subscription> | Promise<Outcome<Subscription>>;

/** What an owner may see and do. Records of others read as missing. */
export function createSubscriptions(deps: SubscriptionDeps): Subscriptions {
  const { db, payments, jobs, now } = deps;

  async function change(
    accountId: string,
    id: string,
    make: Change,
  ): Promise<Outcome<Subscription>> {
    return transactionUnlessRefused(db, async (tx) => {
      const before = await lockOwnSubscription(tx, { id, accountId });
      if (!before) return { ok: false, code: 'subscription_not_found' };
      const lines = await lineContext(tx, deps.catalogue, before);
      const made = await make(before, { ...lines, tx, payments, now: now() });
      if (!made.ok || made.value === before) return made;
      const after = { ...made.value, updatedAt: now().toISOString() };
      await saveSubscription(tx, after);
      await tell(tx, jobs, before, after);
      return { ok: true, value: after };
    });
  }

  return {
    list: (accountId) => listSubscriptions(db, accountId),
    find: (accountId, id) => readOwnSubscription(db, { id, accountId }),
    upcoming: (subscription) => upcomingTotals(subscription, deps, now()),
    listInvoices: (accountId) => listInvoices(db, accountId),
    findInvoice: (accountId, id) => readOwnInvoice(db, { id, accountId }),

    async create(session, input) {
      const account = await deps.accounts.current(session);
      if (!account) return { ok: false, code: 'subscription_not_found' };
      const { locale, currency } = await deps.sessions.choicesOf(session);
      const creation = { account, input, currency, locale };
      const created = await payments.inPaymentSession((paymentSession) =>
        transactionUnlessRefused(db, (tx) => createIn(tx, deps, { ...creation, paymentSession })),
      );
      if (!created.ok) return created;
      deps.catalogue.stockChanged(created.value.stockLeft);
      await db.flush();
      return { ok: true, value: created.value.subscription };
    },

    update: (accountId, id, input) =>
      change(accountId, id, (subscription, context) => changed(subscription, input, context)),
    addItem: (accountId, id, item) =>
      change(accountId, id, (subscription, context) =>
        withExtras(subscription, (items) => addLine(items, { ...item, ...boughtOnce }, context)),
      ),
    updateItem: (accountId, id, itemId, input) =>
      change(accountId, id, (subscription, context) =>
        withExtras(subscription, (items) =>
          updateLine(items, itemId, { ...input, ...boughtOnce }, context),
        ),
      ),
    removeItem: (accountId, id, itemId) =>
      change(accountId, id, (subscription) =>
        withExtras(subscription, (items) => removeLine(items, itemId)),
      ),
  };
}

type Creation = {
  account: Subscription['account'];
  input: Parameters<Subscriptions['create']>[1];
  currency: CurrencyCode;
  locale: Subscription['displayLocale'];
  paymentSession: PaymentSession;
};

async function createIn(
  tx: SqlSession,
  deps: SubscriptionDeps,
  { account, input, currency, locale, paymentSession }: Creation,
): Promise<Outcome<{ subscription: Subscription; stockLeft: ReadonlyMap<string, number> }>> {
  const now = deps.now();
  const choices = { currency, displayLocale: locale };
  const lines = await lineContext(tx, deps.catalogue, choices);
  const context = { ...lines, tx, payments: deps.payments, now };
  const draft = await draftSubscription(account, input, {
    ...context,
    writer: deps.writer,
    choices,
  });
  if (!draft.ok) return draft;
  const opened = await insertSubscription(tx, draft.value);
  const { items, couponCode } = input;
  const filled = await changed(opened, { items, couponCode: couponCode ?? undefined }, context);
  if (!filled.ok) return filled;
  const billed = await bill(tx, filled.value, { ...deps, paymentSession, now });
  if (billed.result === 'refused') {
    return { ok: false, code: 'subscription_card_missing', message: billed.message };
  }
  if (billed.result !== 'paid') return { ok: false, code: 'out_of_stock', field: 'product_id' };
  await saveSubscription(tx, billed.subscription);
  await deps.jobs.enqueue(tx, 'send-subscription-news', {
    subscriptionId: opened.id,
    invoiceId: billed.invoice.id,
    news: 'renewed',
  });
  const { subscription, stockLeft } = billed;
  return { ok: true, value: { subscription, stockLeft } };
}

async function lineContext(
  tx: SqlSession,
  catalogue: CatalogueCache,
  { currency, displayLocale }: Pick<Subscription, 'currency' | 'displayLocale'>,
): Promise<LineContext> {
  const snapshot = await catalogue.atVersion(await readCatalogueVersion(tx), tx);
  const { productsById } = snapshot.inCurrency(currency).inLocale(displayLocale);
  return { findProduct: (id) => productsById.get(id), newLineId: newId };
}

/** The follow-ups of a change: a mail about the end, voided invoices, or an attempt with the new card. */
export async function tell(
  tx: SqlSession,
  jobs: Jobs,
  before: Subscription,
  after: Subscription,
): Promise<void> {
  const subscriptionId = after.id;
  if (after.status === 'canceled' && before.status !== 'canceled') {
    await voidOpenInvoices(tx, subscriptionId);
    await jobs.enqueue(tx, 'send-subscription-news', { subscriptionId, news: 'canceled' });
  }
  if (after.isEndingWithPeriod && !before.isEndingWithPeriod) {
    await jobs.enqueue(tx, 'send-subscription-news', { subscriptionId, news: 'ending' });
  }
  const isCardToTry = after.retryAt !== null && after.retryAt !== before.retryAt;
  const isPeriodOver = Date.parse(after.period.end) <= Date.parse(after.updatedAt);
  const isResumed = before.status === 'paused' && after.status === 'active';
  if (isCardToTry || (isResumed && isPeriodOver)) {
    await jobs.enqueue(tx, 'settle-subscription', { subscriptionId });
  }
}
