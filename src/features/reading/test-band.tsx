import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';

/** The next step after reading. */
export function TestBand() {
  const t = useTranslations('reading.band');
  return (
    <Section band="strong" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <h2 className="max-w-[14em] font-display text-3xl">{t('title')}</h2>
        <ButtonLink href={paths.hearingTest}>{t('test')}</ButtonLink>
      </div>
    </Section>
  );
}
