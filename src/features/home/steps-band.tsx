import { useTranslations } from 'next-intl';
import { ButtonLink, GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Section } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import { Kicker } from './kicker';

/* Each step is lower than the one before it, along the falling lines. */
const steps = [
  { key: 'test', drop: '' },
  { key: 'call', drop: 'sm:mt-10 lg:mt-18' },
  { key: 'box', drop: 'sm:mt-20 lg:mt-36' },
] as const;

/** How it works, in the three numbers that customers ask for, and the limits of the online test. */
export function StepsBand() {
  const t = useTranslations('home.steps');
  return (
    <Section band="dark" className="overflow-hidden">
      <LoudnessLines
        height={900}
        topDb={116}
        bottomDb={-18}
        to={100}
        opacity={[0.06, 0.4]}
        strokeWidth={1.2}
        className="absolute inset-0 size-full [mask-image:linear-gradient(180deg,#000,transparent_45%)] text-aurora-300 opacity-55 lg:[mask-image:linear-gradient(200deg,#000_30%,transparent_68%)] lg:opacity-100"
      />
      <div className="relative">
        <Kicker>{t('kicker')}</Kicker>
        <h2 className="max-w-[12em] font-display text-3xl">{t('title')}</h2>
        <ol className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:mt-18 lg:gap-x-12">
          {steps.map(({ key, drop }) => (
            <li key={key} className={cx('border-t-2 border-aurora-300 pt-5', drop)}>
              <h3>
                <span className="block font-display text-[clamp(4rem,2.6rem+4.4vw,7.25rem)] leading-[0.95] tracking-[-0.04em]">
                  {t(`${key}.number`)}
                </span>{' '}
                <span className="block font-display text-2xl leading-tight">
                  {t(`${key}.unit`)}
                </span>{' '}
                <span className="mt-6 mb-2 block text-xl font-semibold">{t(`${key}.title`)}</span>
              </h3>
              <p className="max-w-[22rem] text-ink-soft">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 flex flex-wrap gap-4 lg:mt-18">
          <ButtonLink href={paths.hearingTest}>{t('startTest')}</ButtonLink>
          <ButtonLink href={paths.hearingTest} variant="secondary">
            {t('uploadTest')}
          </ButtonLink>
        </div>
        <p className="mt-8 max-w-text text-ink-soft">{t('limits')}</p>
        <GoLink href={paths.hearingTestHow} className="mt-2">
          {t('howItWorks')}
        </GoLink>
      </div>
    </Section>
  );
}
