import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/text/badge';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { isOver, type SubscriptionStatus } from '@/domain/subscriptions/subscription-machine';

type Tone = ComponentProps<typeof Badge>['tone'];

const tones: Partial<Record<SubscriptionStatus, Tone>> = {
  active: 'positive',
  trial: 'positive',
  pastdue: 'negative',
  unpaid: 'negative',
  paused: 'attention',
};

/** The status of a subscription, as a dot and a word. */
export function SubscriptionStatusBadge({ subscription }: { subscription: CustomerSubscription }) {
  const t = useTranslations('subscriptions.statuses');
  const { status, isEndingWithPeriod } = subscription;
  if (isEndingWithPeriod && !isOver(status)) return <Badge tone="attention">{t('ending')}</Badge>;
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
