import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Part } from './part';
import type { RunningPlan } from '@/domain/staff/answers/running-plan';
import { subscriptionTone } from '../subscriptions/subscription-tone';

/** Subscriptions that began with this order: staff decide separately whether to end one when the order is refunded. */
export function RunningPlans({ plans }: { plans: readonly RunningPlan[] }) {
  const t = useTranslations('admin-commerce');
  return (
    <Part heading={t('returns.plans')}>
      <p className="mb-3">{t('returns.plansGoOn')}</p>
      <ul className="grid gap-2">
        {plans.map(({ id, number, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <TextLink
              href={staffPaths.adminSubscription(id)}
              className="inline-flex min-h-target items-center"
            >
              {t('subscriptions.planOf', { number })}
            </TextLink>
            <Badge tone={subscriptionTone(status)}>{t(`subscriptions.statuses.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}
