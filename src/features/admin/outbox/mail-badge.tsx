import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import type { MailLine } from '@/domain/staff/answers/mail';

/** Whether a mail server accepted the mail, and the number of tries. */
export function MailBadge({ status, tries }: Pick<MailLine, 'status' | 'tries'>) {
  const t = useTranslations('admin-commerce.outbox');
  const tone = status === 'sent' ? 'positive' : status === 'failed' ? 'negative' : 'attention';
  return (
    <Badge tone={tone}>
      {t(`statuses.${status}`)}
      {tries > 1 && ` (${t('tries', { count: tries })})`}
    </Badge>
  );
}
