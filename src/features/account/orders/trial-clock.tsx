import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/loading/progress';
import { trialDay } from '@/domain/orders/customer-order';
import type { Trial } from '@/domain/trial';
import { useDay } from '../use-day';

/** Progress of the home trial; nothing for orders without hearing aids. */
export function TrialClock({ trial }: { trial: Trial | null }) {
  const t = useTranslations('orders.trial');
  if (!trial) return null;
  return (
    <section aria-labelledby="order-trial">
      <h2 id="order-trial" className="mb-3 font-display text-2xl">
        {t('heading')}
      </h2>
      <Clock trial={trial} />
    </section>
  );
}

function Clock({ trial }: { trial: Trial }) {
  const t = useTranslations('orders.trial');
  const dayInWords = useDay();
  const { days } = trial;
  if (trial.state === 'not_started') return <p>{t('notStarted', { days })}</p>;
  const date = dayInWords(trial.endsOn);
  if (trial.state === 'over') return <p>{t('over', { date })}</p>;
  const day = trialDay(trial);
  if (day === 0) return <p>{t('today', { days, date })}</p>;
  return (
    <Progress
      label={t('label')}
      value={day}
      max={days}
      valueText={t('running', { day, days, date })}
      className="max-w-form"
    />
  );
}
