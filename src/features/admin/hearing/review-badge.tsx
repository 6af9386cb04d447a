import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import type { ReviewState } from '@/domain/hearing/hearing-review';

const tones = {
  open: 'attention',
  clear: 'neutral',
  reviewed: 'positive',
  needs_more: 'negative',
} as const;

export function ReviewBadge({ state }: { state: ReviewState }) {
  const t = useTranslations('admin-hearing.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
