import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/domain/brand';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoneyInFull, type Cents } from '@/domain/money';
import type { Rhythm } from '@/domain/subscriptions/plan';

/** Texts for a subscription's dates, prices, rhythm and next event. */
export function useSubscriptionWords() {
  const t = useTranslations('subscriptions.next');
  const words = useTranslations('ui');
  const locale = useLocale();

  // Periods are counted in UTC (domain/subscriptions/schedule.ts), and so are the dates in mails.
  const day = (time: string) => dayInWords(time, locale, 'UTC');
  const money = (amount: Cents, { currency }: Pick<CustomerSubscription, 'currency'>) =>
    formatMoneyInFull(amount, currency, locale);
  const rhythm = ({ interval, count }: Rhythm) => words('rhythm', { interval, count });

  function next(subscription: CustomerSubscription): string {
    const { status, isEndingWithPeriod, periodEnd, pausedUntil, retryAt } = subscription;
    if (status === 'canceled') {
      return subscription.canceledAt
        ? t('canceledOn', { date: day(subscription.canceledAt) })
        : t('over');
    }
    if (status === 'complete' || status === 'paid') return t('over');
    if (isEndingWithPeriod) return t('ends', { date: day(periodEnd) });
    const price = money(subscription.total, subscription);
    switch (status) {
      case 'paused':
        return pausedUntil ? t('pausedUntil', { date: day(pausedUntil) }) : t('paused');
      case 'pastdue':
      case 'unpaid':
        return retryAt
          ? t('retry', { date: day(retryAt) })
          : t('refused', { phone: brand.supportPhone.display });
      case 'draft':
      case 'pending':
        return t('start', { price });
      default:
        return t('charge', { price, date: day(periodEnd) });
    }
  }

  return { day, money, rhythm, next };
}
