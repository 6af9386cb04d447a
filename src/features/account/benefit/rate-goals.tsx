import { useTranslations } from 'next-intl';
import type { BenefitMoment } from '@/domain/benefit/measures';
import type { TrialPartProps } from '../sixty-days/trial-frame';
import { StepQuestions } from './step-questions';

/** Rates each goal: how often it works today. */
export function RateGoals({ trial, state, moment }: TrialPartProps & { moment: BenefitMoment }) {
  const t = useTranslations('benefit');
  return (
    <StepQuestions
      name="goal"
      questions={trial.goals.map(({ id, text }) => ({
        id,
        words: t('goals.rate', { goal: text }),
        steps: (step) => t(`often.${step}`),
      }))}
      isSaving={state.isSaving}
      onSave={(values) =>
        void state.save((requests) =>
          requests.saveBenefit(trial.order.id, { moment, measure: 'goals', values }),
        )
      }
    />
  );
}
