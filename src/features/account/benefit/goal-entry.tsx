import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { maximumGoalLength, maximumGoals } from '@/domain/benefit/measures';
import type { TrialPartProps } from '../sixty-days/trial-frame';

/** Asks for up to four things that the person wants to do again, in their own words. */
export function GoalEntry({ trial, state }: TrialPartProps) {
  const t = useTranslations('benefit.goals');
  const [goals, setGoals] = useState<readonly string[]>(Array(maximumGoals).fill(''));
  const [isMissing, setIsMissing] = useState(false);

  async function save() {
    const named = goals.map((goal) => goal.trim()).filter((goal) => goal.length > 1);
    setIsMissing(named.length === 0);
    if (named.length === 0) return;
    await state.save((requests) => requests.saveGoals(trial.order.id, named));
  }

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {goals.map((goal, index) => (
        <TextField
          key={index}
          label={t('label', { number: index + 1 })}
          hint={index === 0 ? t('hint') : undefined}
          error={index === 0 && isMissing ? t('missing') : undefined}
          maxLength={maximumGoalLength}
          value={goal}
          onChange={({ target }) =>
            setGoals(goals.map((known, place) => (place === index ? target.value : known)))
          }
        />
      ))}
      <Button type="submit" isBusy={state.isSaving}>
        {t('save')}
      </Button>
    </form>
  );
}
