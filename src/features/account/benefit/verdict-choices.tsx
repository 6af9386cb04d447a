import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { formatMoneyInFull, cents } from '@/domain/money';
import type { Verdict } from '@/domain/benefit/verdict';
import { paths } from '@/domain/pages/paths';
import { trialPaths } from '@/domain/pages/trial-paths';
import { useDay } from '../use-day';
import type { TrialPartProps } from '../sixty-days/trial-frame';
import { StartReturn } from './start-return';
import styles from './benefit.module.css';

type VerdictProps = TrialPartProps & { verdict: Verdict };

/** Three choices beside each other. We mark the one that we would try first, and hide none. */
export function VerdictChoices({ trial, state, verdict }: VerdictProps) {
  const t = useTranslations('benefit.choices');
  const locale = useLocale();
  const dayInWords = useDay();
  const isRunning = trial.trial.state === 'running';
  const warranty = trial.warrantyEndsOn && dayInWords(trial.warrantyEndsOn);
  const money = formatMoneyInFull(cents(trial.refundable), trial.order.currency, locale);
  const look = (choice: Verdict) => (verdict === choice ? 'primary' : 'secondary');
  return (
    <section aria-label={t('label')} className={styles.choices}>
      {verdict === 'unknown' && <p className="pt-6">{t('unknown')}</p>}
      <div className={cx('grid', styles.three)}>
        <Choice
          name="keep"
          verdict={verdict}
          text={warranty ? t('keep.text', { warranty }) : t('keep.plain')}
        >
          {trial.keptAt === null ? (
            isRunning && (
              <Button
                variant={look('keep')}
                isBusy={state.isSaving}
                onClick={() => void state.save((requests) => requests.saveKeep(trial.order.id))}
              >
                {t('keep.action')}
              </Button>
            )
          ) : (
            <p role="status" className="font-semibold">
              {t('keep.done')}
            </p>
          )}
        </Choice>
        <Choice name="adjust" verdict={verdict} text={t('adjust.text')}>
          <ButtonLink variant={look('adjust')} href={trialPaths.askForChange}>
            {t('adjust.action')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={paths.bookConsultation}>
            {t('adjust.call')}
          </ButtonLink>
        </Choice>
        <Choice
          name="return"
          verdict={verdict}
          text={trial.trial.state === 'over' ? t('return.over') : t('return.text', { money })}
        >
          {isRunning && <StartReturn orderId={trial.order.id} variant={look('return')} />}
        </Choice>
      </div>
    </section>
  );
}

type ChoiceProps = {
  name: Exclude<Verdict, 'unknown'>;
  verdict: Verdict;
  text: string;
  children: ReactNode;
};

function Choice({ name, verdict, text, children }: ChoiceProps) {
  const t = useTranslations('benefit.choices');
  const isFirst = name === verdict;
  return (
    <div
      className={cx('grid gap-2 py-6', styles.choice, isFirst && cx('bg-aurora-50', styles.first))}
    >
      <p className="font-semibold text-accent">{isFirst && t('first')}</p>
      <h2 className="font-display text-2xl">{t(`${name}.name`)}</h2>
      <p>{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
