import { createElement } from 'react';
import type { Order } from '@/domain/orders/order';
import { bothForms } from './both-forms';
import type { MailMessage } from './port';
import { OrderConfirmation } from './templates/order-confirmation';
import { mailWords } from './templates/translator';

/** The mail that confirms an order, in the order's language. The subject says nothing about health. */
export async function composeOrderConfirmation(
  order: Order,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const content = createElement(OrderConfirmation, { order, siteUrl, t });
  return {
    key: `order-confirmation-${order.id}`,
    to: order.account.email,
    subject: t('orderConfirmation.subject', { number: order.number }),
    ...(await bothForms(content)),
  };
}
