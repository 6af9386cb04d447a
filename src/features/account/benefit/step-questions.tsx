import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { goalSteps, type GoalStep } from '@/domain/benefit/measures';

type StepQuestionsProps = {
  name: string;
  questions: readonly { id: string; words: string; steps: (step: GoalStep) => string }[];
  isSaving: boolean;
  onSave: (values: Readonly<Record<string, GoalStep>>) => void;
};

/** Questions with five steps to tap, one question at a time, so that no page is long. */
export function StepQuestions({ name, questions, isSaving, onSave }: StepQuestionsProps) {
  const t = useTranslations('benefit.steps');
  const [index, setIndex] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, GoalStep>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const question = questions[index];
  if (!question) return null;
  const chosen = values[question.id];
  const isLast = index === questions.length - 1;

  function goOn() {
    setIsMissing(chosen === undefined);
    if (chosen === undefined) return;
    if (isLast) onSave(values);
    else setIndex(index + 1);
  }

  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-soft">
        {t('progress', { number: index + 1, count: questions.length })}
      </p>
      <OptionRows
        key={question.id}
        legend={question.words}
        name={`${name}-${question.id}`}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(step) => {
          setIsMissing(false);
          setValues({ ...values, [question.id]: Number(step) as GoalStep });
        }}
        options={goalSteps.map((step) => ({
          value: String(step),
          label: question.steps(step),
          isCompact: true,
        }))}
        error={isMissing ? t('chooseOne') : undefined}
      />
      <div className="grid gap-3">
        <Button isBusy={isSaving} onClick={goOn}>
          {t(isLast ? 'save' : 'next')}
        </Button>
        {index > 0 && (
          <Button variant="secondary" onClick={() => setIndex(index - 1)}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  );
}
