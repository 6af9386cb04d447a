import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TrialPartProps } from './trial-frame';
import styles from './sixty-days.module.css';

/** What the customer answered on earlier pages. */
export function EarlierPages({ trial }: TrialPartProps) {
  const t = useTranslations('sixty-days');
  const id = useId();
  const answered = trial.plan.flatMap(({ page, day }) => {
    const answer = trial.answers.find((known) => known.page === page)?.answer;
    return answer ? [{ page, day, answer }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t('earlier')}
      </h2>
      <dl className="mt-2">
        {answered.map(({ page, day, answer }) => (
          <div key={page} className={cx('grid gap-4 border-b border-line py-2', styles.earlier)}>
            <dt className="text-ink-soft">{t('day', { day })}</dt>
            <dd>{t(`answers.${answer}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
