import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { Section } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';

/** What the online test is and what it is not, said in the open. */
export function TestLimits() {
  const t = useTranslations('home.limits');
  return (
    <Section band="strong">
      <div className="lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6">
        <h2 className="font-display text-3xl leading-[1.16] tracking-[-0.015em] text-pretty lg:col-span-9">
          {t('statement')}
        </h2>
        <p className="mt-8 max-w-text lg:col-span-8">{t('detail')}</p>
        <GoLink
          href={paths.hearingTestHow}
          className="mt-6 lg:col-span-3 lg:col-start-10 lg:mt-0 lg:justify-self-end"
        >
          {t('link')}
        </GoLink>
      </div>
    </Section>
  );
}
