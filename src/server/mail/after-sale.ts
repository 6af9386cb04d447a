import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoneyInFull } from '@/domain/money';
import type { Locale } from '@/domain/words/locale';
import { carrierName } from '@/domain/orders/carrier-names';
import type { Order } from '@/domain/orders/order';
import type { OrderRefund } from '@/domain/orders/order-refund';
import { paths } from '@/domain/pages/paths';
import type { ReturnRequest, ReturnStatus } from '@/domain/orders/return-request';
import { isHandOver, outsideCarrier, type Shipment } from '@/domain/orders/shipment';
import type { Trial } from '@/domain/trial';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords, type MailTranslator } from './templates/translator';

/** Tells the customer that a parcel left, and how to follow it. */
export async function composeOrderShipped(
  order: Order,
  shipment: Shipment,
  { siteUrl, trial }: { siteUrl: string; trial: Trial | null },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const carrier = carrierOf(shipment, order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t('orderShipped.subject', { number: order.number }),
    preview: t('orderShipped.preview'),
    heading: t('orderShipped.heading'),
    paragraphs: [
      carrier ? t('orderShipped.lead', { carrier }) : t('orderShipped.leadOwn'),
      ...(trial ? [t('orderShipped.trial', { days: trial.days })] : []),
    ],
    facts: [
      ...(carrier ? [{ label: t('orderShipped.carrier'), value: carrier }] : []),
      { label: t('orderShipped.tracking'), value: shipment.trackingCode },
    ],
    action: { label: t('orderShipped.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `order-shipped-${shipment.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells the customer that everything arrived and, with hearing aids, until when they can be returned. */
export async function composeOrderDelivered(
  order: Order,
  shipment: Pick<Shipment, 'carrier'>,
  { siteUrl, trial }: { siteUrl: string; trial: Trial | null },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const lastDay = trial && trial.state !== 'not_started' ? trial.endsOn : null;
  const letter = {
    ...frameOf(order),
    ...arrivalWords(order, shipment, t),
    paragraphs: [
      arrivalLead(shipment, t, order.displayLocale),
      ...(lastDay
        ? [
            t('orderDelivered.trial', { date: dayInWords(lastDay, order.displayLocale, 'UTC') }),
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

/** What is picked up was no parcel. */
function arrivalWords(
  { number }: Pick<Order, 'number'>,
  shipment: Pick<Shipment, 'carrier'>,
  t: MailTranslator,
) {
  if (isHandOver(shipment)) {
    return {
      subject: t('orderDelivered.subjectPickedUp', { number }),
      preview: t('orderDelivered.previewPickedUp'),
      heading: t('orderDelivered.headingPickedUp'),
    };
  }
  return {
    subject: t('orderDelivered.subject', { number }),
    preview: t('orderDelivered.preview'),
    heading: t('orderDelivered.heading'),
  };
}

/** The carrier's name in the language of the mail; null where the shop brings the parcel itself. */
function carrierOf(shipment: Pick<Shipment, 'carrier'>, locale: Locale): string | null {
  const carrier = outsideCarrier(shipment);
  return carrier && carrierName(carrier, locale);
}

function arrivalLead(
  shipment: Pick<Shipment, 'carrier'>,
  t: MailTranslator,
  locale: Locale,
): string {
  if (isHandOver(shipment)) return t('orderDelivered.leadPickedUp');
  const carrier = carrierOf(shipment, locale);
  return carrier ? t('orderDelivered.lead', { carrier }) : t('orderDelivered.leadOwn');
}

/** Tells the customer that the order was canceled, and what is refunded. */
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

/** Tells the customer that an order was refunded, fully or in part, without a return. */
export async function composeOrderRefunded(
  order: Order,
  refund: OrderRefund,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t('orderRefunded.subject', { number: order.number }),
    preview: t('orderRefunded.preview'),
    heading: t('orderRefunded.heading'),
    paragraphs: [t('orderRefunded.lead')],
    facts: [
      { label: t('orderRefunded.number'), value: order.number },
      ...refundFacts(order, refund, t),
    ],
    action: { label: t('orderRefunded.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `order-refunded-${refund.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** The means to which money was refunded, with the amounts. */
function refundFacts(
  { currency, displayLocale }: Order,
  { toPayment, toGiftCards }: OrderRefund,
  t: MailTranslator,
) {
  const parts = [
    { label: t('orderRefunded.toPayment'), amount: toPayment },
    { label: t('orderRefunded.toGiftCards'), amount: toGiftCards },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => ({
      label,
      value: formatMoneyInFull(amount, currency, displayLocale),
    }));
}

type ReturnUpdate = {
  order: Order;
  refund: OrderRefund | null;
  siteUrl: string;
  /** The sheet of our own return label; null where there is none to print. */
  sheet?: Uint8Array | null;
};

/** Tells the customer about the progress of a return, in the language they asked in. The reason is not repeated: it may be about health. */
export async function composeReturnUpdate(
  { id, note, label, locale }: Pick<ReturnRequest, 'id' | 'note' | 'label' | 'locale'>,
  status: ReturnStatus,
  { order: placed, refund, siteUrl, sheet = null }: ReturnUpdate,
): Promise<MailMessage> {
  const order = { ...placed, displayLocale: locale };
  const t = await mailWords(locale);
  const isSending = status === 'approved' && label !== null;
  const letter = {
    ...frameOf(order),
    subject: t(`returnUpdate.${status}.subject`),
    preview: t(`returnUpdate.${status}.preview`),
    heading: t(`returnUpdate.${status}.heading`),
    paragraphs: [
      isSending && sheet ? t('returnUpdate.approved.withLabel') : t(`returnUpdate.${status}.lead`),
      ...(note === null ? [] : [note]),
    ],
    facts: [
      { label: t('returnUpdate.number'), value: order.number },
      ...(isSending
        ? [
            { label: t('orderShipped.carrier'), value: carrierName(label.carrier, locale) },
            { label: t('orderShipped.tracking'), value: label.trackingCode },
          ]
        : []),
      ...(status === 'refunded' && refund ? refundFacts(order, refund, t) : []),
    ],
    action: { label: t('returnUpdate.action'), path: paths.accountOrders },
  };
  const message = await composeLetter(
    { key: `return-${id}-${status}`, to: order.account.email },
    letter,
    { siteUrl, t },
  );
  if (!isSending || !sheet) return message;
  const filename = `return-label-${order.number}.pdf`;
  return {
    ...message,
    attachments: [{ filename, contentType: 'application/pdf', content: sheet }],
  };
}

function frameOf(order: Order) {
  return {
    locale: order.displayLocale,
    name: order.billing?.firstName ?? order.shipping?.firstName ?? null,
  };
}
