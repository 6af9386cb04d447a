import { useLocale, useTranslations } from 'next-intl';
import { useTwin } from '@/components/addresses/twin-context';
import type { ReadingText } from '@/domain/pages/reading';

/**
 * Tells readers of the other language, in that language, that a text is missing there, and leads to the nearest page. The
 * script in the head gives this page's language switch the same address (`head-script.ts`).
 */
export function OneLanguage({ text }: { text: ReadingText }) {
  const t = useTranslations('language');
  const code = useLocale() === 'fr-CA' ? 'en-CA' : 'fr-CA';
  const twin = useTwin();
  if (text.nearestTwin === undefined) return null;
  const nearest = twin(text.nearestTwin);
  return (
    <p lang={code} data-nearest-twin={nearest}>
      {t('oneLanguage')}{' '}
      <a
        href={nearest}
        hrefLang={code}
        className="inline-flex min-h-target items-center font-semibold underline underline-offset-[0.25em]"
      >
        {t('nearest')}
      </a>
    </p>
  );
}
