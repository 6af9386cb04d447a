import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { benefitOf, type Benefit } from '@/domain/benefit/verdict';
import { trialPaths } from '@/domain/pages/trial-paths';
import { useDay } from '../use-day';
import { TrialFrame, type TrialPartProps } from '../sixty-days/trial-frame';
import { GoalRows } from './goal-rows';
import { OutcomeRows } from './outcome-rows';
import { VerdictChoices } from './verdict-choices';
import styles from './benefit.module.css';

/** Before and after on one page, and what we would do: keep, adjust or return. */
export function BenefitScreen() {
  return <TrialFrame>{(part) => <BenefitPage {...part} />}</TrialFrame>;
}

function BenefitPage(part: TrialPartProps) {
  const t = useTranslations('benefit');
  const { trial } = part;
  const benefit = benefitOf(trial.goals, trial.records);
  return (
    <Container className={cx('grid gap-12 pt-10 pb-section wrap-anywhere', styles.screen)}>
      <Head {...part} benefit={benefit} />
      <VerdictChoices {...part} verdict={benefit.verdict} />
      {benefit.changes.length > 0 && <GoalRows trial={trial} changes={benefit.changes} />}
      {benefit.outcomes && <OutcomeRows outcomes={benefit.outcomes} />}
      <p>
        <GoLink href={trialPaths.sixtyDays}>{t('toDays')}</GoLink>
      </p>
    </Container>
  );
}

function Head({ trial, benefit }: TrialPartProps & { benefit: Benefit }) {
  const t = useTranslations('benefit');
  const dayInWords = useDay();
  const { changes } = benefit;
  const better = changes.filter(({ kind }) => kind === 'better').length;
  const open = changes.filter(({ kind, now }) => kind !== 'better' && now < 4);
  const [single] = open;
  const second =
    open.length === 1 && single
      ? t('head.notYetOne', { goal: single.goal.text })
      : open.length > 1
        ? t('head.notYet', { count: open.length })
        : null;
  const { day } = trial;
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-10 gap-y-4', styles.head)}>
      <h1 className="max-w-[13em] font-display text-4xl leading-tight wrap-anywhere">
        {changes.length === 0 ? t('head.unknown') : t('head.better', { count: better })}
        {second && <span className="block">{second}</span>}
      </h1>
      <p className={cx('text-ink-soft lg:text-right', styles.aside)}>
        {day !== null && trial.trial.state === 'running' && (
          <span className="block">{t('head.day', { day })}</span>
        )}
        {trial.trial.state !== 'not_started' && (
          <span className="block">
            {t(trial.trial.state === 'over' ? 'head.ended' : 'head.decide', {
              date: dayInWords(trial.trial.endsOn),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
