import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TrialPartProps } from './trial-frame';

/** What the customer answered on earlier pages. */
export function EarlierPages({ trial }: TrialPartProps) {
  const t = useTranslations('sixty-days');
  const id = useId();
  if (trial.answers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t('earlier')}
      </h2>
      <dl className="mt-2">
        {trial.answers.map(({ page, answer }) => (
          <div
            key={page}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-b border-line py-2"
          >
            <dt className="text-ink-soft">
              {t('day', { day: trial.plan.find((planned) => planned.page === page)?.day ?? 0 })}
            </dt>
            <dd>{t(`answers.${answer}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
