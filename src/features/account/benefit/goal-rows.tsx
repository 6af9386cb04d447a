import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import { dayIn } from '@/domain/calendar-days';
import { goalSteps } from '@/domain/benefit/measures';
import { lastRecord, type GoalChange } from '@/domain/benefit/verdict';
import { clinicTimeZone } from '@/domain/store';
import { useDay } from '../use-day';
import type { TrialOfCustomer } from '../sixty-days/sixty-days-requests';
import styles from './benefit.module.css';

type GoalRowsProps = { trial: TrialOfCustomer; changes: readonly GoalChange[] };

/** The goals before and now on five steps. A table, so that it reads without its drawing too. */
export function GoalRows({ trial, changes }: GoalRowsProps) {
  const t = useTranslations('benefit');
  const id = useId();
  const dayInWords = useDay();
  const dayOf = (at: string | undefined) =>
    at ? dayInWords(dayIn(clinicTimeZone, new Date(at))) : '';
  const before = lastRecord(trial.records, 'goals', ['before']);
  const now = lastRecord(trial.records, 'goals', ['week_2', 'week_6']);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id={id} className="font-display text-3xl">
          {t('goals.heading', { count: changes.length })}
        </h2>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-2">
            <Dot kind="before" />
            {t('goals.before', { date: dayOf(before?.at) })}
          </span>
          <span className="inline-flex items-center gap-2">
            <Dot kind="now" />
            {t('goals.now', { date: dayOf(now?.at) })}
          </span>
        </p>
      </div>
      <table className={cx('mt-4 w-full border-collapse', styles.table)}>
        <thead>
          <tr className="border-b border-line text-left text-sm">
            <th scope="col" className={cx('py-3 pr-4 font-medium', styles.goal)}>
              {t('goals.canDo')}
            </th>
            <th scope="col" className="py-3 font-medium">
              <span className={cx('grid text-center', styles.steps)}>
                {goalSteps.map((step) => (
                  <span key={step}>{t(`often.${step}`)}</span>
                ))}
              </span>
            </th>
            <th scope="col" className={cx('py-3 pl-6 font-medium', styles.change)}>
              {t('goals.changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <GoalRow key={change.goal.id} change={change} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GoalRow({ change }: { change: GoalChange }) {
  const t = useTranslations('benefit');
  const { goal, before, now, steps, kind } = change;
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className="py-4 pr-4 text-left font-display text-xl font-normal wrap-anywhere"
      >
        {goal.text}
      </th>
      <td className="py-4">
        <StepLine change={change} />
        <span className={cx('block text-sm text-ink-soft', styles.narrowOnly)}>
          {t('goals.fromTo', { before: t(`often.${before}`), now: t(`often.${now}`) })}
        </span>
      </td>
      <td className="py-4 pl-6">
        <span className="block font-semibold">{t(`changes.${kind}.name`)}</span>
        <span className="block text-sm text-ink-soft">
          {t(`changes.${kind}.text`, { count: Math.abs(steps) })}
        </span>
      </td>
    </tr>
  );
}

const placeOf = (step: number) => 40 + (step - 1) * 80;

/** The line between two of five steps. A change that can be chance is drawn without colour. */
function StepLine({ change: { before, now, kind } }: { change: GoalChange }) {
  const isClear = kind === 'better' || kind === 'worse';
  const open = goalSteps.filter((step) => (step - before) * (step - now) > 0);
  const stroke = isClear ? styles.clear : styles.open;
  return (
    <svg viewBox="0 0 400 32" aria-hidden className="block w-full">
      <line
        x1={placeOf(1)}
        x2={placeOf(5)}
        y1="16"
        y2="16"
        strokeDasharray="2 4"
        className={styles.open}
      />
      {open.map((step) => (
        <circle
          key={step}
          cx={placeOf(step)}
          cy="16"
          r="4"
          className={cx('fill-page', styles.open)}
        />
      ))}
      <line
        x1={placeOf(before)}
        x2={placeOf(now)}
        y1="16"
        y2="16"
        strokeWidth="4"
        className={stroke}
      />
      <circle cx={placeOf(before)} cy="16" r="8" strokeWidth="2" className="fill-page stroke-ink" />
      <circle
        cx={placeOf(now)}
        cy="16"
        r={before === now ? 5 : 9}
        className={isClear ? styles.clearHead : styles.openHead}
      />
    </svg>
  );
}

function Dot({ kind }: { kind: 'before' | 'now' }) {
  return (
    <span
      aria-hidden
      className={cx(
        'rounded-full border-2',
        styles.dot,
        kind === 'before' ? 'border-ink bg-page' : 'border-aurora-600 bg-aurora-600',
      )}
    />
  );
}
