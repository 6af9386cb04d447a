import { emptyAddress } from '@/domain/accounts/address';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import { cancel } from '@/domain/subscriptions/subscription-changes';
import type { SavedCards } from '@/server/payments/port';
import { exportedAddress, exportedMoney } from '@/server/personal-data/exported';
import type { Exported, PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import {
  listInvoices,
  listSubscriptions,
  lockSubscription,
  saveSubscription,
  voidOpenInvoices,
} from '../subscriptions/subscription-rows';

/**
 * The customer's plans end at once, and their card and shipping address are removed. Paid invoices are kept, like
 * orders.
 */
export function createSubscriptionPersonalData({
  savedCards,
}: {
  savedCards: SavedCards;
}): PersonalDataRecord {
  return {
    name: 'subscriptions',
    tables: ['subscriptions', 'invoices'],

    async export(sql, { accountId }) {
      const subscriptions = await listSubscriptions(sql, accountId);
      const invoices = await listInvoices(sql, accountId);
      return subscriptions.map((subscription) => ({
        ...exportedSubscription(subscription),
        invoices: invoices
          .filter(({ subscriptionId }) => subscriptionId === subscription.id)
          .map(exportedInvoice),
      }));
    },

    async erase(tx, { accountId }, now) {
      for (const { id } of await listSubscriptions(tx, accountId)) {
        const subscription = await lockSubscription(tx, id);
        if (!subscription) continue;
        const { billing, cardAccountId } = subscription;
        if (billing.card) {
          await savedCards.forget(tx, { token: billing.card.token, accountId: cardAccountId });
        }
        await saveSubscription(tx, {
          ...cancel(subscription, now),
          shipping: null,
          billing: nothingToCharge,
          updatedAt: now.toISOString(),
        });
        await voidOpenInvoices(tx, id);
      }
    },
  };
}

const nothingToCharge = {
  ...emptyAddress,
  method: null,
  card: null,
  intent: null,
  accountCardId: null,
};

function exportedSubscription(subscription: Subscription) {
  const { thing, billing, period, currency } = subscription;
  return {
    number: subscription.number,
    status: subscription.status,
    productName: thing.productName,
    variantName: thing.variantName,
    plan: thing.plan.name,
    price: exportedMoney(thing.plan.price, currency),
    quantity: thing.quantity,
    card: billing.card && `${billing.card.brand} ${billing.card.last4}`,
    periodStart: period.start,
    periodEnd: period.end,
    pausedUntil: subscription.pausedUntil,
    canceledAt: subscription.canceledAt,
    shipping: exportedAddress(subscription.shipping),
    billing: exportedAddress(billing),
    createdAt: subscription.createdAt,
  };
}

function exportedInvoice(invoice: Invoice): Exported {
  return {
    number: invoice.number,
    status: invoice.status,
    total: exportedMoney(invoice.totals.grandTotal, invoice.currency),
    paidAt: invoice.paidAt,
    createdAt: invoice.createdAt,
  };
}
