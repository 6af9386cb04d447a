import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FieldError } from '@/components/ui/fields/field-frame';
import { Segmented } from '@/components/ui/fields/segmented';
import { healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import { ToldList } from './told-list';

export type HealthAnswers = { signs: readonly HealthSign[]; hasTroubleInNoise: boolean };

type HealthSignsProps = {
  /** Signs that start ticked. */
  toldSigns: readonly HealthSign[];
  /** The signs were told on an earlier page: they are listed, and only noise is asked. */
  isTold: boolean;
  /** Earlier answers are changed: "None of these" starts ticked if it was. Else nobody has said that yet. */
  isChange: boolean;
  /** The result is already saved with us, so the answers are sent there too. */
  isSaved: boolean;
  /** False where the result led to a doctor: then nothing is suggested and nothing more has to be known. */
  asksForNoise: boolean;
  /** The earlier answer; null before one. */
  troubleInNoise: boolean | null;
  /** Shows the list of signs to tick again. */
  onChange: () => void;
  onAnswer: (answers: HealthAnswers) => void;
};

/** Questions before any suggestion. The answers stay in the browser until the result is saved. */
export function HealthSigns(props: HealthSignsProps) {
  const { toldSigns, isTold, isChange, isSaved, asksForNoise, troubleInNoise, onAnswer } = props;
  const t = useTranslations('hearing-result.signs');
  const words = useTranslations('health-signs');
  const [signs, setSigns] = useState(toldSigns);
  const [isNone, setIsNone] = useState((isTold || isChange) && toldSigns.length === 0);
  const [noise, setNoise] = useState(() => yesOrNo(troubleInNoise));
  const [isIncomplete, setIsIncomplete] = useState(false);

  function toggle(sign: HealthSign) {
    setIsNone(false);
    setSigns(signs.includes(sign) ? signs.filter((one) => one !== sign) : [...signs, sign]);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isAnswered = (isNone || signs.length > 0) && (!asksForNoise || noise !== null);
    setIsIncomplete(!isAnswered);
    if (isAnswered) onAnswer({ signs, hasTroubleInNoise: noise === 'yes' });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid max-w-[46rem] justify-items-start gap-6"
    >
      {isTold && <ToldList signs={toldSigns} onChange={props.onChange} />}
      <fieldset className="min-w-0" aria-describedby="health-signs-hint" hidden={isTold}>
        <legend className="font-semibold">{t('legend')}</legend>
        <p id="health-signs-hint" className="mb-2 text-xs text-ink-soft">
          {toldSigns.length > 0 && !isChange && `${t('told')} `}
          {isSaved ? t('hintSaved') : t('hint')}
        </p>
        <div className="grid md:grid-cols-2 md:gap-x-8">
          {healthSigns.map((sign) => (
            <CheckboxField
              key={sign}
              label={words(`sign.${sign}`)}
              checked={signs.includes(sign)}
              onChange={() => toggle(sign)}
            />
          ))}
        </div>
        <CheckboxField
          label={t('none')}
          checked={isNone}
          onChange={() => {
            setIsNone(!isNone);
            setSigns([]);
          }}
        />
      </fieldset>
      {asksForNoise && (
        <Segmented
          legend={t('noise')}
          name="trouble-in-noise"
          value={noise}
          onChange={setNoise}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      )}
      <div role="alert">
        <FieldError
          id="health-signs-error"
          message={isIncomplete ? t(asksForNoise ? 'missing' : 'missingOne') : undefined}
        />
      </div>
      <Button type="submit">{asksForNoise ? t('action') : t('actionMore')}</Button>
    </form>
  );
}

function yesOrNo(answer: boolean | null): 'yes' | 'no' | null {
  if (answer === null) return null;
  return answer ? 'yes' : 'no';
}
