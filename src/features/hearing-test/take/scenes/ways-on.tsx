import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';

/** Alternatives when the built-in test cannot be taken here. */
export function WaysOn() {
  const t = useTranslations('hearing-take');
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="text-xl font-semibold">{t('noSound.ways')}</h2>
      <ul className="mt-2 grid">
        <li>
          <GoLink href={paths.hearingTest}>{t('noSound.upload')}</GoLink>
        </li>
        <li>
          <GoLink href={paths.bookConsultation}>{t('noSound.consultation')}</GoLink>
        </li>
      </ul>
    </section>
  );
}
