import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import { goalSteps, outcomeQuestions } from '@/domain/benefit/measures';
import type { Benefit } from '@/domain/benefit/verdict';
import styles from './benefit.module.css';

/** The answers to the seven questions, out of five. */
export function OutcomeRows({ outcomes }: { outcomes: NonNullable<Benefit['outcomes']> }) {
  const t = useTranslations('benefit');
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-[46rem] border-t-[1.5px] border-ink pt-6">
      <h2 id={id} className="font-display text-3xl">
        {t('seven.heading')}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('seven.text')}</p>
      <dl>
        {outcomeQuestions.map((question) => (
          <div
            key={question}
            className={cx(
              'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3',
              styles.outcome,
            )}
          >
            <dt className={cx('min-w-0', styles.question)}>{t(`outcomes.${question}.short`)}</dt>
            <dd className="font-semibold">{outcomes[question]}</dd>
            <dd aria-hidden className="flex w-28 gap-1">
              {goalSteps.map((step) => (
                <span
                  key={step}
                  className={cx(
                    'flex-1 rounded-full border',
                    styles.bar,
                    step <= outcomes[question]
                      ? 'border-aurora-600 bg-aurora-600'
                      : 'border-control bg-birch-200',
                  )}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
