import type { Order } from '@/domain/orders/order';
import type { OrderMail } from '@/domain/orders/order-event';
import { homeTrialOf, returnClockOf } from '@/domain/trial';
import type { Config } from '@/server/settings/config';
import type { Orders } from '@/server/commerce/port';
import type { Mail, MailMessage } from '@/server/mail/port';
import type { JobPayload } from '@/server/jobs/catalogue';

type Deps = {
  config: Pick<Config, 'siteUrl' | 'shop'>;
  orders: Pick<Orders, 'findOrder' | 'shipmentsOf'>;
  mail: Mail;
};

type Composer = (order: Order, deps: Deps) => Promise<MailMessage | null>;

const composers: Readonly<Record<OrderMail, Composer>> = {
  async confirmation(order, { config }) {
    const { composeOrderConfirmation } = await import('@/server/mail/order-confirmation');
    return composeOrderConfirmation(order, config.siteUrl);
  },
  async shipped(order, deps) {
    const { shipments, trial } = await parcelsOf(order, deps);
    const shipment = shipments.findLast(({ leftAt }) => leftAt !== null);
    if (!shipment) return null;
    const { composeOrderShipped } = await import('@/server/mail/after-sale');
    return composeOrderShipped(order, shipment, { siteUrl: deps.config.siteUrl, trial });
  },
  async delivered(order, deps) {
    const { shipments, trial } = await parcelsOf(order, deps);
    const shipment = shipments.at(-1);
    if (!shipment) return null;
    const { composeOrderDelivered } = await import('@/server/mail/after-sale');
    return composeOrderDelivered(order, shipment, { siteUrl: deps.config.siteUrl, trial });
  },
  async canceled(order, { config }) {
    const { composeOrderCanceled } = await import('@/server/mail/after-sale');
    return composeOrderCanceled(order, config.siteUrl);
  },
};

/** Order mails that staff send again: under a new key, otherwise they would count as the first one. */
export function orderMailHandlers(deps: Deps) {
  return {
    'send-order-mail-again': async ({
      orderId,
      mail,
      mailId,
    }: JobPayload<'send-order-mail-again'>) => {
      const order = await deps.orders.findOrder(orderId);
      const message = order && (await composers[mail](order, deps));
      if (message) await deps.mail.send({ ...message, key: `order-again-${mailId}` });
    },
  };
}

async function parcelsOf(order: Order, { orders, config }: Deps) {
  const shipments = await orders.shipmentsOf(order.id);
  const { trialDays: days } = config.shop.promises;
  const clock = returnClockOf(shipments, { now: new Date(), days });
  return { shipments, trial: homeTrialOf(order, clock) };
}
