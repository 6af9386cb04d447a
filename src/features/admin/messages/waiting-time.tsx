import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { useClinicTime } from '../record/use-clinic-time';
import { useNow } from '../record/use-now';
import type { ConversationLine } from '@/domain/staff/answers/conversation';

type WaitingTimeProps = Pick<ConversationLine, 'waitingSince' | 'answerDue'>;

/** Whether we have to answer, and by when we promised to. Lateness is written out, not shown by colour alone. */
export function WaitingTime({ waitingSince, answerDue }: WaitingTimeProps) {
  const t = useTranslations('admin-messages');
  const { moment } = useClinicTime();
  const now = useNow();
  if (waitingSince === null || answerDue === null) {
    return <Badge tone="positive">{t('answered')}</Badge>;
  }
  const isLate = Date.parse(answerDue) < now;
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Badge tone={isLate ? 'negative' : 'attention'}>{isLate ? t('late') : t('waiting')}</Badge>
      <span className="text-ink-soft">
        {t('waitingSince', { since: moment(waitingSince), due: moment(answerDue) })}
      </span>
    </span>
  );
}
