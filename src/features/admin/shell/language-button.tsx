import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { pageLocale } from '@/client/page-locale';
import { useTwin } from '@/components/addresses/twin-context';
import { chooseAdminLanguage } from './admin-session';

/** Opens this page in the other language, and keeps the choice with the member. */
export function LanguageButton({ className }: { className: string }) {
  const t = useTranslations('admin');
  const { asPath } = useRouter();
  const twin = useTwin();
  async function change() {
    await chooseAdminLanguage(pageLocale() === 'fr-CA' ? 'en-US' : 'fr-CA');
    window.location.assign(twin(asPath));
  }
  return (
    <button
      type="button"
      lang={t('otherLanguageCode')}
      onClick={() => void change()}
      className={className}
    >
      {t('otherLanguage')}
    </button>
  );
}
