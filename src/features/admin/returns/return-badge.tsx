import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { isOpenReturn, type ReturnStatus } from '@/domain/orders/return-request';

/** The status of a return; amber while we have to act. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const t = useTranslations('admin-commerce.returns.statuses');
  const tone = status === 'refunded' ? 'positive' : isOpenReturn(status) ? 'attention' : 'neutral';
  return <Badge tone={tone}>{t(status)}</Badge>;
}
