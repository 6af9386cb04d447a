import { useTranslations } from 'next-intl';
import type { ConversationLine } from '@/domain/staff/answers/conversation';

/** Name of the sender, as far as we know it. */
export function useSender() {
  const t = useTranslations('admin-messages');
  return ({ name, email }: Pick<ConversationLine, 'name' | 'email'>) =>
    name ?? email ?? t('visitor');
}
