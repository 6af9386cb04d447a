import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { acknowledgeAdvice, readDoctorAdvice } from '@/client/storage/doctor-advice';
import { Button, ButtonLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { suggestTech } from '@/domain/audiometry/tech-suggestion';
import type { TestResult } from '@/domain/audiometry/test-result';
import { urgencyOf } from '@/domain/hearing/doctor-advice';
import { paths } from '@/domain/pages/paths';
import { HealthSigns } from './health-signs';
import { StepFrame } from './step-frame';
import { Suggestion } from './suggestion';
import { ToldList } from './told-list';
import type { HealthAdvice } from './use-health-answers';

type NextStepProps = {
  result: TestResult;
  advice: HealthAdvice;
  /** The result is already saved with us, so the answers are sent there too. */
  isSaved: boolean;
  /** Starts a new test. */
  onAgain: () => void;
};

/** The next step after a result. Safety comes before any product, and a poor result leads only to a new test. */
export function NextStep(props: NextStepProps) {
  const { result, advice, onAgain } = props;
  const { answers, flags, stepHeading, isTold } = advice;
  const t = useTranslations('hearing-result');
  const hasFound = findRedFlags([], result).length > 0;
  const isPoor = result.reliability === 'poor';
  const isAsking = (answers === null || !isTold) && (!isPoor || hasFound || answers !== null);
  return (
    <>
      {flags.length > 0 && <DoctorFirst key={urgencyOf(flags)} />}
      {isPoor && (
        <StepFrame heading={t('again.heading')}>
          <p className="mb-5 max-w-text text-ink-soft">{t('again.text')}</p>
          <Button onClick={onAgain}>{t('again.action')}</Button>
        </StepFrame>
      )}
      {isAsking && <Questions {...props} hasFound={hasFound} />}
      {answers !== null && flags.length === 0 && !isAsking && !isPoor && (
        <Suggestion
          suggestion={suggestTech(result, {
            redFlags: flags,
            hasTroubleInNoise: answers.hasTroubleInNoise,
          })}
          headingRef={stepHeading}
          known={{ signs: 'no', ...(answers.hasTroubleInNoise && { where: 'noise' }) }}
          onAgain={onAgain}
        />
      )}
      {answers !== null && !isAsking && (
        <div className="mt-8">
          <ToldList signs={advice.signs} onChange={advice.change} />
        </div>
      )}
    </>
  );
}

/** What is still to be told, or is told once more to change it. */
function Questions({ advice, isSaved, hasFound }: NextStepProps & { hasFound: boolean }) {
  const t = useTranslations('hearing-result.signs');
  const { answers, isTold } = advice;
  return (
    <StepFrame heading={hasFound ? t('headingMore') : t('heading')}>
      <HealthSigns
        key={String(isTold)}
        toldSigns={advice.signs}
        isTold={isTold}
        isChange={answers !== null}
        isSaved={isSaved}
        asksForNoise={!hasFound}
        troubleInNoise={answers?.hasTroubleInNoise ?? null}
        onAnswer={advice.answer}
        onChange={advice.change}
      />
    </StepFrame>
  );
}

/** No suggestion until a doctor has looked; products are shown only after the person has agreed to that. */
function DoctorFirst() {
  const t = useTranslations('hearing-result.doctor');
  const [isAcknowledged, setIsAcknowledged] = useState(readDoctorAdvice()?.isAcknowledged ?? false);
  return (
    <div className="mt-8 max-w-text">
      <Notice tone="note">{t('later')}</Notice>
      <CheckboxField
        label={t('acknowledge')}
        className="mt-4"
        checked={isAcknowledged}
        onChange={({ target }) => {
          acknowledgeAdvice(target.checked);
          setIsAcknowledged(target.checked);
        }}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={paths.bookConsultation} variant="secondary">
          {t('talk')}
        </ButtonLink>
        {isAcknowledged && (
          <ButtonLink href={paths.shop} variant="secondary">
            {t('products')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
