import type { Locale } from '@/domain/words/locale';
import type { Order } from '@/domain/orders/order';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** Tells where to find a saved result. Mails never contain hearing data. */
export async function composeHearingResultSaved(
  saved: { id: string; email: string; locale: Locale },
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(saved.locale);
  const letter = {
    locale: saved.locale,
    name: null,
    subject: t('hearingResultSaved.subject'),
    preview: t('hearingResultSaved.preview'),
    heading: t('hearingResultSaved.heading'),
    paragraphs: [t('hearingResultSaved.lead'), t('hearingResultSaved.keep')],
    action: { label: t('hearingResultSaved.action'), path: paths.accountHearing },
    afterwords: [t('hearingResultSaved.notYou')],
  };
  return composeLetter({ key: `hearing-result-${saved.id}`, to: saved.email }, letter, {
    siteUrl,
    t,
  });
}

/** Asks, once, for what an order of hearing aids still needs. */
export async function composeHearingReminder(order: Order, siteUrl: string): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const isByLaw = order.holdReason === 'prescription_needed';
  const letter = {
    ...frameOf(order),
    subject: t('hearingReminder.subject', { number: order.number }),
    preview: t('hearingReminder.preview'),
    heading: t('hearingReminder.heading'),
    paragraphs: [
      t(isByLaw ? 'hearingReminder.prescription' : 'hearingReminder.test'),
      t('hearingReminder.ways'),
    ],
    facts: [{ label: t('hearingReminder.number'), value: order.number }],
    action: { label: t('hearingReminder.action'), path: queryPaths.hearingTestFor(order.id) },
  };
  return composeLetter({ key: `hearing-reminder-${order.id}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells that the test of an order was reviewed and is not sufficient, and how to send another one. */
export async function composeHearingNeedsMore(
  order: Order,
  { reviewId, siteUrl }: { reviewId: string; siteUrl: string },
): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const isByLaw = order.holdReason === 'prescription_needed';
  const letter = {
    ...frameOf(order),
    subject: t('hearingNeedsMore.subject', { number: order.number }),
    preview: t('hearingNeedsMore.preview'),
    heading: t('hearingNeedsMore.heading'),
    paragraphs: [
      t('hearingNeedsMore.lead'),
      t(isByLaw ? 'hearingReminder.prescription' : 'hearingNeedsMore.test'),
      t('hearingReminder.ways'),
    ],
    facts: [{ label: t('hearingReminder.number'), value: order.number }],
    action: { label: t('hearingReminder.action'), path: queryPaths.hearingTestFor(order.id) },
  };
  return composeLetter({ key: `hearing-review-${reviewId}`, to: order.account.email }, letter, {
    siteUrl,
    t,
  });
}

/** Tells that the profile was reviewed, and that the order goes on. */
export async function composeHearingApproved(order: Order, siteUrl: string): Promise<MailMessage> {
  const t = await mailWords(order.displayLocale);
  const letter = {
    ...frameOf(order),
    subject: t('hearingApproved.subject', { number: order.number }),
    preview: t('hearingApproved.preview'),
    heading: t('hearingApproved.heading'),
    paragraphs: [t('hearingApproved.lead')],
    facts: [{ label: t('hearingReminder.number'), value: order.number }],
    action: { label: t('hearingApproved.action'), path: paths.accountOrders },
  };
  return composeLetter({ key: `hearing-approved-${order.id}`, to: order.account.email }, letter, {
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
