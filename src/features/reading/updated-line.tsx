import { useFormatter, useTranslations } from 'next-intl';
import type { ReadingText } from '@/domain/pages/reading';

/** The month of the last change. Texts have dates without a time, which are the same day everywhere. */
export function UpdatedLine({ text }: { text: ReadingText }) {
  const t = useTranslations('reading');
  const format = useFormatter();
  const date = format.dateTime(new Date(text.updatedAt), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <p>{t('updated', { date })}</p>;
}
