import { useTranslations } from 'next-intl';
import { outcomeQuestions, type BenefitMoment } from '@/domain/benefit/measures';
import type { TrialPartProps } from '../sixty-days/trial-frame';
import { StepQuestions } from './step-questions';

/** The seven questions on outcome. Five is always best, in words of each question's own. */
export function SevenQuestions({
  trial,
  state,
  moment,
}: TrialPartProps & { moment: BenefitMoment }) {
  const t = useTranslations('benefit');
  return (
    <StepQuestions
      name="outcome"
      questions={outcomeQuestions.map((id) => ({
        id,
        words: t(`outcomes.${id}.question`),
        steps: (step) => t(`outcomes.${id}.${step}`),
      }))}
      isSaving={state.isSaving}
      onSave={(values) =>
        void state.save((requests) =>
          requests.saveBenefit(trial.order.id, { moment, measure: 'outcomes', values }),
        )
      }
    />
  );
}
