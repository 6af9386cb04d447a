import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/text/section';
import { GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { trialPaths } from '@/domain/pages/trial-paths';
import { nextPage, pageOfDay } from '@/domain/sixty-days/plan';
import { bold } from '@/components/ui/text/rich-words';
import { useDay } from '../use-day';
import { BenefitPart } from '../benefit/benefit-part';
import { DayLine } from './day-line';
import { DayPagePart } from './day-page-part';
import { EarlierPages } from './earlier-pages';
import { TrialFrame, type TrialPartProps } from './trial-frame';
import { TrialLinks } from './trial-links';
import { WritingPart } from './writing-part';
import styles from './sixty-days.module.css';

/** The trial: today's page with one task and one question, and what comes next. */
export function SixtyDaysScreen() {
  return <TrialFrame>{(part) => <SixtyDays {...part} />}</TrialFrame>;
}

function SixtyDays(part: TrialPartProps) {
  const { trial } = part;
  const today = trial.day === null ? null : pageOfDay(trial.plan, trial.day);
  const isRunning = trial.trial.state === 'running';
  return (
    <>
      <Head {...part} />
      <Container
        className={cx('grid gap-10 pt-10 pb-section wrap-anywhere lg:pt-14', styles.screen)}
      >
        <div className="grid max-w-form min-w-0 content-start gap-10">
          {isRunning && today && <DayPagePart key={today.page} page={today.page} {...part} />}
          <BenefitPart key={trial.moment} {...part} />
          <NextLine {...part} />
        </div>
        <div className={cx('grid min-w-0 content-start gap-10', styles.page)}>
          <TrialLinks {...part} />
          {trial.trial.state !== 'over' && <WritingPart {...part} />}
          <EarlierPages {...part} />
        </div>
      </Container>
    </>
  );
}

function Head({ trial }: TrialPartProps) {
  const t = useTranslations('sixty-days');
  const { day } = trial;
  const title =
    day === null
      ? t('before.title')
      : trial.trial.state === 'over'
        ? t('over.title')
        : t('day', { day });
  return (
    <div className="bg-plate">
      <Container className="py-8 lg:py-12">
        <h1 className="grid gap-1">
          <span className="text-base text-ink-soft">{t('kicker', { days: trial.trial.days })}</span>
          <span
            className={cx(
              'font-display leading-none',
              day !== null && trial.trial.state !== 'over' ? 'text-5xl' : 'text-4xl',
            )}
          >
            {title}
          </span>
        </h1>
        {day !== null && (
          <div className="mt-6">
            <DayLine trial={trial} />
          </div>
        )}
      </Container>
    </div>
  );
}

/** What comes next, and until when the customer decides. */
function NextLine({ trial }: TrialPartProps) {
  const t = useTranslations('sixty-days');
  const dayInWords = useDay();
  const { day } = trial;
  if (day === null || trial.trial.state === 'not_started') return <p>{t('before.text')}</p>;
  const date = dayInWords(trial.trial.endsOn);
  const next = nextPage(trial.plan, day);
  const isOver = trial.trial.state === 'over';
  return (
    <div className="grid gap-3">
      <p className={cx(!isOver && 'text-ink-soft')}>
        {isOver
          ? t.rich('over.text', { date, bold })
          : next
            ? t.rich('next', { day: next.day, date, bold })
            : t.rich('last', { date, bold })}
      </p>
      {trial.records.length > 0 && (
        <p>
          <GoLink href={trialPaths.benefit}>{t('toBenefit')}</GoLink>
        </p>
      )}
    </div>
  );
}
