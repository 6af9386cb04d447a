import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import type { OrderStatus } from '@/domain/orders/order-machine';
import type { OrderLineOfList } from '@/domain/staff/answers/order-line';

const statusTones = {
  hold: 'attention',
  payment_pending: 'attention',
  complete: 'positive',
  canceled: 'neutral',
  delivery_pending: 'neutral',
  pending: 'neutral',
  draft: 'neutral',
} as const satisfies Record<OrderStatus, string>;

/** The status of an order, as a dot and a word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('admin-orders.statuses');
  return <Badge tone={statusTones[status]}>{t(status)}</Badge>;
}

const profileTones = { waiting: 'attention', received: 'positive', flagged: 'negative' } as const;

/** State of an order's hearing profile; plain text where none is needed. */
export function ProfileBadge({ profile }: Pick<OrderLineOfList, 'profile'>) {
  const t = useTranslations('admin-orders.profiles');
  if (profile === 'none') return <span className="text-ink-soft">{t('none')}</span>;
  return <Badge tone={profileTones[profile]}>{t(profile)}</Badge>;
}
