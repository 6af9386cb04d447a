import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { measuresAt } from '@/domain/benefit/measures';
import type { TrialPartProps } from '../sixty-days/trial-frame';
import { GoalEntry } from './goal-entry';
import { RateGoals } from './rate-goals';
import { SevenQuestions } from './seven-questions';
import styles from './benefit.module.css';

/** The measurement that is open now: goals in the person's own words, and later the seven questions. */
export function BenefitPart(part: TrialPartProps) {
  const t = useTranslations('benefit');
  const id = useId();
  const { trial } = part;
  const { moment } = trial;
  if (moment === null) return null;
  const done = trial.records.filter((record) => record.moment === moment);
  const open = measuresAt(moment).filter(
    (measure) =>
      !done.some((record) => record.measure === measure) &&
      (measure !== 'goals' || moment === 'before' || trial.goals.length > 0),
  );
  if (open.length === 0) return <p role="status">{t(`measured.${moment}`)}</p>;
  const [next] = open;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <p className="font-semibold text-ink-soft">{t(`moments.${moment}.time`)}</p>
      <h2 id={id} className="mt-1 font-display text-3xl leading-tight">
        {t(`moments.${moment}.heading`)}
      </h2>
      <p className="mt-3 mb-6">{t(`moments.${moment}.text`)}</p>
      {next === 'goals' && trial.goals.length === 0 && <GoalEntry {...part} />}
      {next === 'goals' && trial.goals.length > 0 && <RateGoals {...part} moment={moment} />}
      {next === 'outcomes' && <SevenQuestions {...part} moment={moment} />}
    </section>
  );
}
