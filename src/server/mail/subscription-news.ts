import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoneyInFull } from '@/domain/money';
import { queryPaths } from '@/domain/pages/query-paths';
import type { SubscriptionNews } from '../commerce/port';
import type { SubscriptionNewsKind } from '../jobs/catalogue';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords, type MailTranslator } from './templates/translator';

/** Mails about a subscription's charge or end. The subject names no product: families share inboxes. */
export async function composeSubscriptionNews(
  kind: SubscriptionNewsKind,
  news: SubscriptionNews,
  siteUrl: string,
): Promise<MailMessage> {
  const { subscription, invoice } = news;
  const t = await mailWords(subscription.displayLocale);
  const letter = {
    locale: subscription.displayLocale,
    name: subscription.billing.firstName ?? subscription.shipping?.firstName ?? null,
    subject: t(`planNews.${kind}.subject`),
    preview: t(`planNews.${kind}.preview`),
    heading: t(`planNews.${kind}.heading`),
    paragraphs: paragraphsOf(kind, news, t),
    facts: factsOf(kind, news, t),
    ...(subscription.isAttached
      ? {
          action: {
            label: t('planNews.action'),
            path: queryPaths.accountSubscription(subscription.id),
          },
        }
      : { afterwords: [t('planNews.guest')] }),
  };
  const about = invoice ? `${invoice.id}-${subscription.failedTries}` : subscription.updatedAt;
  const to = { key: `plan-${kind}-${subscription.id}-${about}`, to: subscription.account.email };
  return composeLetter(to, letter, { siteUrl, t });
}

function paragraphsOf(
  kind: SubscriptionNewsKind,
  { subscription, invoice, orderNumber }: SubscriptionNews,
  t: MailTranslator,
): string[] {
  const day = (time: string) => dayInWords(time, subscription.displayLocale, 'UTC');
  switch (kind) {
    case 'renewed':
      return [
        t('planNews.renewed.lead'),
        ...(orderNumber ? [t('planNews.renewed.ships')] : []),
        ...(invoice?.payment?.isTest ? [t('planNews.renewed.testMode')] : []),
      ];
    case 'refused':
      return subscription.retryAt
        ? [t('planNews.refused.lead', { date: day(subscription.retryAt) })]
        : [t('planNews.refused.plain')];
    case 'ending':
      return [t('planNews.ending.lead', { date: day(subscription.period.end) })];
    default:
      return [t(`planNews.${kind}.lead`)];
  }
}

function factsOf(
  kind: SubscriptionNewsKind,
  { subscription, invoice, orderNumber }: SubscriptionNews,
  t: MailTranslator,
): { label: string; value: string }[] {
  const { thing, billing, currency, displayLocale } = subscription;
  const product = t('planNews.product', { name: thing.productName, plan: thing.plan.name });
  const facts = [{ label: t('planNews.plan'), value: product }];
  if (!invoice) return facts;
  const amount = formatMoneyInFull(invoice.totals.captureTotal, currency, displayLocale);
  facts.push({ label: t('planNews.invoice'), value: invoice.number });
  if (orderNumber) facts.push({ label: t('planNews.orderNumber'), value: orderNumber });
  facts.push({
    label: kind === 'renewed' ? t('planNews.price') : t('planNews.due'),
    value: amount,
  });
  const { brand, last4 } = billing.card ?? {};
  if (brand && last4) {
    facts.push({ label: t('planNews.card'), value: t('planNews.cardValue', { brand, last4 }) });
  }
  if (kind === 'renewed') {
    const end = dayInWords(invoice.period.end, subscription.displayLocale, 'UTC');
    facts.push({ label: t('planNews.next'), value: end });
  }
  return facts;
}
