import { useTranslations } from 'next-intl';
import type { ConversationLine } from './conversation-answer';

/** Who writes, as far as we know. */
export function useSender() {
  const t = useTranslations('admin-messages');
  return ({ name, email }: Pick<ConversationLine, 'name' | 'email'>) =>
    name ?? email ?? t('visitor');
}
