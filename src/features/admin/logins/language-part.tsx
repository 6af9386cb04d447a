import { useTranslations } from 'next-intl';
import { buttonLook } from '@/components/ui/button-look';
import { Part } from '../record/part';
import { LanguageButton } from '../shell/language-button';

/** A member's own language for the admin area. */
export function LanguagePart() {
  const t = useTranslations('admin-logins.language');
  return (
    <Part heading={t('heading')}>
      <p className="mb-4">{t('text')}</p>
      <LanguageButton className={buttonLook('secondary', 'sm')} />
    </Part>
  );
}
