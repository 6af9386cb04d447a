import { useTranslations } from 'next-intl';
import { askAnew } from './tracking-choice';

/** Stands in the footer, where an answer is changed. */
export function PrivacyChoicesButton() {
  const t = useTranslations('shell.menu');
  return (
    <button
      type="button"
      onClick={askAnew}
      className="inline-flex min-h-target items-center underline-offset-[0.25em] hover:underline"
    >
      {t('privacyChoices')}
    </button>
  );
}
