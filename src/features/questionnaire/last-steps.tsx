import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { bold } from '@/components/ui/text/rich-words';
import { OutsideLink } from '@/components/ui/text/text-link';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { paths } from '@/domain/pages/paths';
import { healthSignsOf, type QuestionnaireState } from '@/domain/hearing/questionnaire';
import { startAgain, useQuestionnaireStore } from './questionnaire-store';
import { StepFrame } from './step-frame';

export function HomeStep() {
  const t = useTranslations('questionnaire.home');
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <ul className="grid max-w-[38rem] list-disc gap-3 pl-6">
        <li>{t('time')}</li>
        <li>{t('saved')}</li>
        <li>{t('adults')}</li>
      </ul>
      <Notice tone="attention" className="max-w-[44rem]">
        {t.rich('doctor', { b: bold })}
      </Notice>
    </StepFrame>
  );
}

/** We sell to adults only: shows an alternative instead of an error. */
export function UnderAgeStep() {
  const t = useTranslations('questionnaire.underAge');
  return <StepFrame heading={t('heading')} lead={t('lead')} />;
}

type ReviewStepProps = { hasConsent: boolean; onConsent: (hasConsent: boolean) => void };

export function ReviewStep({ hasConsent, onConsent }: ReviewStepProps) {
  const t = useTranslations('questionnaire.review');
  const state = useQuestionnaireStore((store) => store.state);
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <Answers state={state} />
      <SeeDoctor state={state} />
      <div className="max-w-[44rem]">
        <CheckboxField
          label={t('consent')}
          hint={t('consentHint')}
          checked={hasConsent}
          onChange={({ target }) => onConsent(target.checked)}
        />
      </div>
    </StepFrame>
  );
}

function Answers({ state: { partOne, testPlan } }: { state: QuestionnaireState }) {
  const t = useTranslations('questionnaire');
  const { selectedQuestions, followUps, wearDuration, insurance, personalDetails } = partOne;
  const rows = [
    [
      t('review.difficulties'),
      selectedQuestions.map((one) => t(`difficulties.items.${one}`)).join(' · '),
    ],
    [t('review.wearDuration'), wearDuration && t(`wearDuration.items.${wearDuration}`)],
    [t('review.insurance'), insurance && t(`insurance.items.${insurance}`)],
    [t('review.details'), [personalDetails.name, personalDetails.email].join(' · ')],
    [t('review.followUps'), followUps.map((one) => t(`followUps.items.${one}`)).join(' · ')],
    [t('review.test'), testPlan && t(`test.items.${testPlan}`)],
  ] as const;
  return (
    <dl className="max-w-[44rem] border-t-[1.5px] border-ink">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="break-words">{value || t('review.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}

function needsDoctorNow(state: QuestionnaireState): boolean {
  return findRedFlags(healthSignsOf(state), null).some(({ urgency }) => urgency === 'now');
}

/** Advises to see a doctor first where the answers call for one. */
function SeeDoctor({ state }: { state: QuestionnaireState }) {
  const t = useTranslations('questionnaire.doctor');
  const flags = findRedFlags(healthSignsOf(state), null);
  if (flags.length === 0) return null;
  const isUrgent = needsDoctorNow(state);
  return (
    <Notice tone="attention" className="max-w-[44rem]">
      <p className="font-semibold">{isUrgent ? t('now') : t('soon')}</p>
      <p className="mt-1">{isUrgent ? t('nowText') : t('soonText')}</p>
    </Notice>
  );
}

export function ThankYou({ wasSent }: { wasSent: boolean }) {
  const t = useTranslations('questionnaire.thanks');
  const state = useQuestionnaireStore((store) => store.state);
  return (
    <StepFrame heading={t('heading')} lead={wasSent ? t('sent') : t('notSent')}>
      <SeeDoctor state={state} />
      {/* The doctor comes first: nothing else is offered beside that. */}
      {!needsDoctorNow(state) && (
        <p>
          <OutsideLink
            href={paths.hearingTest}
            target="_blank"
            rel="noopener"
            className="inline-block py-2"
          >
            {t('test')}
          </OutsideLink>
        </p>
      )}
      <Button variant="quiet" className="-ml-4 justify-self-start" onClick={startAgain}>
        {t('again')}
      </Button>
    </StepFrame>
  );
}
