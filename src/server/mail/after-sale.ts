import { formatMoneyInFull } from '@/domain/money';
import type { Order } from '@/domain/order';
import { paths } from '@/domain/paths';
import type { ReturnRequest, ReturnStatus } from '@/domain/return-request';
import type { Shipment } from '@/domain/shipment';
import type { Trial } from '@/domain/trial';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** Tells that a parcel left, and how to follow it. */
export async function composeOrderShipped(
  order: Order,
  shipment: Shipment,
  { siteUrl, trial }: { siteUrl: string; trial: Trial | null },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t('orderShipped.subject', { number: order.number }),
    preview: t('orderShipped.preview'),
    heading: t('orderShipped.heading'),
    paragraphs: [
      t('orderShipped.lead', { carrier: shipment.carrier }),
      ...(trial ? [t('orderShipped.trial', { days: trial.days })] : []),
    ],
    facts: [
      { label: t('orderShipped.carrier'), value: shipment.carrier },
      { label: t('orderShipped.tracking'), value: shipment.trackingCode },
    ],
    action: { label: t('orderShipped.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `order-shipped-${shipment.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells that everything arrived and, with hearing aids, until when they may come back. */
export async function composeOrderDelivered(
  order: Order,
  carrier: string,
  { siteUrl, trial }: { siteUrl: string; trial: Trial | null },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const lastDay = trial && trial.state !== 'not_started' ? trial.endsOn : null;
  const letter = {
    ...frameOf(order),
    subject: t('orderDelivered.subject', { number: order.number }),
    preview: t('orderDelivered.preview'),
    heading: t('orderDelivered.heading'),
    paragraphs: [
      t('orderDelivered.lead', { carrier }),
      ...(lastDay
        ? [
            t('orderDelivered.trial', { date: dayInWords(lastDay, order) }),
            t('orderDelivered.first'),
          ]
        : []),
    ],
    action: { label: t('orderDelivered.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `order-delivered-${order.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells that nothing will come, and what is paid back. */
export async function composeOrderCanceled(order: Order, siteUrl: string): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const amount = formatMoneyInFull(order.refundedTotal, order.currency, order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t('orderCanceled.subject', { number: order.number }),
    preview: t('orderCanceled.preview'),
    heading: t('orderCanceled.heading'),
    paragraphs: [
      t('orderCanceled.lead'),
      ...(order.refundedTotal > 0 ? [t('orderCanceled.refund', { amount })] : []),
    ],
    facts: [{ label: t('orderCanceled.number'), value: order.number }],
    action: { label: t('orderCanceled.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `order-canceled-${order.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells what became of a return. The reason is not repeated: it may be about health. */
export async function composeReturnUpdate(
  request: Pick<ReturnRequest, 'id'>,
  status: ReturnStatus,
  { order, siteUrl }: { order: Order; siteUrl: string },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t(`returnUpdate.${status}.subject`),
    preview: t(`returnUpdate.${status}.preview`),
    heading: t(`returnUpdate.${status}.heading`),
    paragraphs: [t(`returnUpdate.${status}.lead`)],
    facts: [{ label: t('returnUpdate.number'), value: order.number }],
    action: { label: t('returnUpdate.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `return-${request.id}-${status}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

function frameOf(order: Order) {
  return {
    locale: order.displayLocale,
    name: order.billing?.firstName ?? order.shipping?.firstName ?? null,
  };
}

/** A calendar day such as `2026-11-23`, which belongs to no time zone. */
function dayInWords(day: string, { displayLocale }: Order): string {
  return new Intl.DateTimeFormat(displayLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
