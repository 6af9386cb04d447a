import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { GoLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { paths } from '@/domain/paths';
import { ReadingPlate } from './reading-plate';
import { SectionHead } from './section-head';

const readings = [
  { key: 'why', href: paths.hearingTestWhy, tone: 'mint' },
  { key: 'causes', href: paths.hearingLossCauses, tone: 'amber' },
  { key: 'counter', href: paths.overTheCounter, tone: 'spruce' },
] as const;

/** Three things to read before deciding. */
export function ReadingRows() {
  const t = useTranslations('home.reading');
  return (
    <Section>
      <SectionHead title={t('title')}>
        <GoLink href={paths.articles}>{t('all')}</GoLink>
      </SectionHead>
      <ul className="border-b border-line">
        {readings.map(({ key, href, tone }) => (
          <li key={key} className="border-t border-line">
            <Link
              href={href}
              className="group grid grid-cols-[6.5rem_1fr] items-center gap-x-5 py-6 lg:grid-cols-[13rem_1fr_auto] lg:gap-x-10"
            >
              <ReadingPlate tone={tone} className="h-26 self-start lg:h-30" />
              <span className="grid gap-x-10 gap-y-1 lg:grid-cols-[1fr_17rem] lg:items-center">
                <span className="font-display text-2xl text-balance decoration-accent decoration-[1.5px] underline-offset-[0.2em] group-hover:underline">
                  {t(`${key}.title`)}
                </span>
                <span className="text-xs text-ink-soft lg:text-base">{t(`${key}.text`)}</span>
              </span>
              <ArrowRight aria-hidden size={26} strokeWidth={1.5} className="max-lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
