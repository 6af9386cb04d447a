import { homeTrialOf, returnClockOf } from '@/domain/trial';
import type { Config } from '@/server/settings/config';
import type {
  CustomerRecords,
  MailedLinks,
  OrderRefunds,
  Orders,
  SubscriptionBilling,
} from '@/server/commerce/port';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import type { Consultations } from '@/server/consultations/create-consultations';
import type { MailingList } from '@/server/consents/mailing-list';
import type { Conversations } from '@/server/conversations/conversations';
import type { Database } from '@/server/db/database';
import type { CustomerTexts } from '@/server/texts/sent-texts';
import type { FollowUps } from '@/server/follow-ups/follow-ups';
import type { Hearing } from '@/server/hearing-tests/create-hearing';
import type { Mail } from '@/server/mail/port';
import type { SentMails } from '@/server/sent-mails/sent-mails';
import type { PaymentWork } from '@/server/payments/port';
import type { Devices } from '@/server/devices/create-devices';
import type { Returns } from '@/server/returns/returns';
import type { Reviews } from '@/server/reviews/reviews';
import { isWaiting } from '@/server/consents/mailing-choices';
import type { Privacy } from '@/server/privacy/privacy';
import type { Storage } from '@/server/storage/port';
import { cleanUpAll } from './clean-up';
import { orderMailHandlers } from './order-mail-handlers';
import { consultationHandlers } from './consultation-handlers';
import { conversationHandlers } from './conversation-handlers';
import { deviceHandlers } from './device-handlers';
import { followUpHandlers } from './follow-up-handlers';
import { hearingHandlers } from './hearing-handlers';
import { paymentHandlers } from './payment-handlers';
import type { Jobs } from '@/server/jobs/port';
import type { JobHandlers } from '@/server/jobs/queue';

type HandlerDeps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  config: Pick<Config, 'siteUrl' | 'shop'>;
  orders: Orders;
  /** Null when a hosted store makes the refunds. */
  refunds: Pick<OrderRefunds, 'refundsOf'> | null;
  /** Null when a hosted store does the billing. */
  billing: SubscriptionBilling | null;
  /** Null when money is captured with the order. */
  paymentWork: PaymentWork | null;
  /** Null when a hosted store keeps the orders. */
  adminOrders: Pick<AdminOrders, 'paymentLost' | 'paidBackElsewhere'> | null;
  returns: Returns;
  conversations: Conversations;
  mailingList: MailingList;
  consultations: Consultations;
  followUps: FollowUps;
  customerTexts: Pick<CustomerTexts, 'send'>;
  hearingAids: Devices;
  reviews: Pick<Reviews, 'invite'>;
  hearing: Pick<Hearing, 'staffResults' | 'reviews' | 'remind'>;
  /** Null when a hosted store mails its own links. */
  accountLinks: Pick<MailedLinks, 'openRequest'> | null;
  /** Null when a hosted store keeps them. */
  customerRecords: Pick<CustomerRecords, 'findAddressee'> | null;
  privacy: Pick<Privacy, 'eraseAgain' | 'openFarewell'>;
  mail: Mail;
  sentMails: Pick<SentMails, 'sendAgain'>;
};

/**
 * The workers' job handlers. Heavy parts are loaded by the first job that needs them. A job is queued together with its
 * record: a missing record was removed since, so there is nothing to send.
 */
export function createJobHandlers(deps: HandlerDeps): JobHandlers {
  const { config, orders, mailingList, mail } = deps;
  const { siteUrl, shop } = config;
  return {
    'send-order-confirmation': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      if (!order) return;
      const { composeOrderConfirmation } = await import('@/server/mail/order-confirmation');
      await mail.send(await composeOrderConfirmation(order, siteUrl));
      if (order.emailOptin) await mailingList.askOnce(order.account.email, order.displayLocale);
    },
    ...subscriptionHandlers(deps),
    ...paymentHandlers(deps),
    ...careHandlers(deps),
    'send-order-shipped': async ({ orderId, shipmentId }) => {
      const found = await orderWithShipments(orderId);
      const shipment = found?.shipments.find(({ id }) => id === shipmentId);
      if (!found || !shipment) return;
      const { composeOrderShipped } = await import('@/server/mail/after-sale');
      await mail.send(await composeOrderShipped(found.order, shipment, { siteUrl, ...found }));
    },
    'send-order-delivered': async ({ orderId }) => {
      const found = await orderWithShipments(orderId);
      const shipment = found?.shipments.at(-1);
      if (!found || !shipment) return;
      const { composeOrderDelivered } = await import('@/server/mail/after-sale');
      await mail.send(await composeOrderDelivered(found.order, shipment, { siteUrl, ...found }));
    },
    'send-order-canceled': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      if (!order) return;
      const { composeOrderCanceled } = await import('@/server/mail/after-sale');
      await mail.send(await composeOrderCanceled(order, siteUrl));
    },
    ...orderMailHandlers(deps),
    ...moneyBackHandlers(deps),
    ...accountHandlers(deps),
    'send-mail-again': ({ mailId, wishId }) => deps.sentMails.sendAgain(mailId, wishId),
    'clean-up': () => cleanUpHourly(deps),
    'send-subscription-confirmation': async ({ subscriberId }) => {
      const subscriber = await mailingList.find('id', subscriberId);
      if (!subscriber || !isWaiting(subscriber)) return;
      const { composeSubscriptionConfirmation } =
        await import('@/server/mail/subscription-confirmation');
      const { address: sellerAddress } = shop.company;
      await mail.send(
        await composeSubscriptionConfirmation(subscriber, { siteUrl, sellerAddress }),
      );
    },
  };

  async function orderWithShipments(orderId: string) {
    const [order, shipments] = await Promise.all([
      orders.findOrder(orderId),
      orders.shipmentsOf(orderId),
    ]);
    if (!order) return null;
    const clock = returnClockOf(shipments, { now: new Date(), days: shop.promises.trialDays });
    return { order, shipments, trial: homeTrialOf(order, clock) };
  }
}

async function cleanUpHourly(deps: HandlerDeps): Promise<void> {
  // The storage may have been unavailable at the start.
  await deps.privacy.eraseAgain();
  await cleanUpAll(deps, new Date());
  await deps.hearing.staffResults.markOlder();
  deps.db.copies?.takeWhenDue();
}

/** Mails about returns and refunds. */
function moneyBackHandlers({ orders, refunds, returns, config, mail }: HandlerDeps) {
  const { siteUrl } = config;

  async function refundOf(orderId: string, refundId: string | null) {
    const made = refundId === null ? [] : await refunds?.refundsOf(orderId);
    return made?.find(({ id }) => id === refundId) ?? null;
  }

  return {
    'send-return-update': async ({ returnId, status }) => {
      const request = await returns.find(returnId);
      const order = request && (await orders.findOrder(request.orderId));
      if (!order) return;
      const refund = await refundOf(order.id, request.refundId);
      const { composeReturnUpdate } = await import('@/server/mail/after-sale');
      const sheet = status === 'approved' ? await returns.printLabel(order, request) : null;
      await mail.send(
        await composeReturnUpdate(request, status, { order, refund, siteUrl, sheet }),
      );
    },
    'send-order-refunded': async ({ orderId, refundId }) => {
      const order = await orders.findOrder(orderId);
      const refund = await refundOf(orderId, refundId);
      if (!order || !refund) return;
      const { composeOrderRefunded } = await import('@/server/mail/after-sale');
      await mail.send(await composeOrderRefunded(order, refund, siteUrl));
    },
  } satisfies Partial<JobHandlers>;
}

/** Mails about hearing, calls and messages, and those after a delivery. */
function careHandlers(deps: HandlerDeps) {
  return {
    ...hearingHandlers(deps),
    ...consultationHandlers(deps),
    ...conversationHandlers(deps),
    ...followUpHandlers(deps),
    ...deviceHandlers(deps),
  };
}

/** Mails about an account: its links, its changes, and its deletion. */
function accountHandlers(deps: HandlerDeps) {
  const { customerRecords, privacy, config, mail } = deps;
  return {
    'send-account-link': ({ requestId }) => sendAccountLink(deps, requestId),
    'send-account-news': async ({ mailId, accountId, news, locale }) => {
      const addressee = await customerRecords?.findAddressee(accountId);
      if (!addressee) return;
      const { composeAccountNews } = await import('@/server/mail/account-news');
      await mail.send(
        await composeAccountNews(addressee, { mailId, news, locale }, config.siteUrl),
      );
    },
    'send-account-deleted': async ({ mailId, sealedEmail, locale }) => {
      const email = privacy.openFarewell(sealedEmail, mailId);
      const { composeAccountDeleted } = await import('@/server/mail/account-news');
      await mail.send(await composeAccountDeleted(email, { mailId, locale }, config.siteUrl));
    },
  } satisfies Partial<JobHandlers>;
}

async function sendAccountLink(
  { accountLinks, config, mail }: HandlerDeps,
  requestId: string,
): Promise<void> {
  const link = await accountLinks?.openRequest(requestId);
  if (!link) return;
  const { composeAccountLink } = await import('@/server/mail/account-link');
  await mail.send(await composeAccountLink(link, config.siteUrl));
}

/** Scheduled billing, and its mails. */
function subscriptionHandlers({ billing, config, mail }: HandlerDeps) {
  return {
    'queue-due-subscriptions': async () => billing?.queueDue(),
    'settle-subscription': async ({ subscriptionId }) => billing?.settle(subscriptionId),
    'send-subscription-news': async ({ subscriptionId, invoiceId = null, news }) => {
      const found = await billing?.findNews(subscriptionId, invoiceId);
      if (!found) return;
      const { composeSubscriptionNews } = await import('@/server/mail/subscription-news');
      await mail.send(await composeSubscriptionNews(news, found, config.siteUrl));
    },
  } satisfies Partial<JobHandlers>;
}
