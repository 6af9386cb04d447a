import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { ArrowRight } from '@/components/icons/arrow-right';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/fields/field-frame';
import {
  isUnderAge,
  type PrescreeningStep,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';
import { DetailsStep, HearingTestStep, InsuranceStep, WearDurationStep } from './choice-steps';
import { finish } from './finish';
import { HomeStep, ReviewStep, ThankYou, UnderAgeStep } from './last-steps';
import { DifficultiesStep, FollowUpsStep } from './list-steps';
import { goBack, goNext, openQuestionnaire, useQuestionnaireStore } from './questionnaire-store';
import { TopBar } from './top-bar';

type QuestionnaireScreenProps = {
  /** Other sites that are told when the questionnaire is finished. */
  frameOrigins: readonly string[];
};

const prescreening: Readonly<Record<PrescreeningStep, () => ReactNode>> = {
  difficulties: () => <DifficultiesStep key="difficulties" />,
  'wear-duration': () => <WearDurationStep key="wear-duration" />,
  insurance: () => <InsuranceStep key="insurance" />,
  'personal-details': () => <DetailsStep key="personal-details" />,
  'follow-ups': () => <FollowUpsStep key="follow-ups" />,
};

/** The questions before a hearing test, one per screen; in a frame on another site or alone. */
export function QuestionnaireScreen({ frameOrigins }: QuestionnaireScreenProps) {
  const { state, isOpen } = useQuestionnaireStore();
  const [hasConsent, setHasConsent] = useState(false);
  useEffect(openQuestionnaire, []);
  const isTooYoung =
    isUnderAge(state) && ['hearing-test', 'post-hearing-test'].includes(state.activeScreen);

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]" aria-busy={!isOpen}>
      <TopBar state={state} />
      {state.completed ? (
        <ThankYou wasSent={hasConsent} />
      ) : isTooYoung ? (
        <UnderAgeStep />
      ) : (
        stepOf(state, { hasConsent, onConsent: setHasConsent })
      )}
      {!state.completed && (
        <Foot state={state} canGoOn={!isTooYoung} finishing={{ hasConsent, frameOrigins }} />
      )}
    </div>
  );
}

function stepOf(
  { activeScreen, activeSubStep }: QuestionnaireState,
  review: { hasConsent: boolean; onConsent: (hasConsent: boolean) => void },
): ReactNode {
  switch (activeScreen) {
    case 'home':
      return <HomeStep key="home" />;
    case 'prescreening':
      return prescreening[activeSubStep ?? 'difficulties']();
    case 'hearing-test':
      return <HearingTestStep key="hearing-test" />;
    case 'post-hearing-test':
      return <ReviewStep key="review" {...review} />;
  }
}

type FootProps = {
  state: QuestionnaireState;
  canGoOn: boolean;
  finishing: { hasConsent: boolean; frameOrigins: readonly string[] };
};

/** Keeps Back and Next at a fixed position. */
function Foot({ state, canGoOn, finishing }: FootProps) {
  const t = useTranslations('questionnaire');
  const { locale } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { activeScreen, activeSubStep, partOne } = state;

  async function submit() {
    setIsBusy(true);
    setHasFailed(!(await finish({ ...finishing, locale })));
    setIsBusy(false);
  }

  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-page">
      {hasFailed && (
        <div role="alert" className="mx-auto max-w-[62rem] px-gutter pt-4">
          <FieldError id="questionnaire-failed" message={t('failed')} />
        </div>
      )}
      <div className="mx-auto flex max-w-[62rem] items-center justify-between gap-4 px-gutter py-4">
        {activeScreen === 'home' ? (
          <span />
        ) : (
          <Button variant="secondary" onClick={goBack}>
            <ArrowLeft aria-hidden size={20} />
            {t('back')}
          </Button>
        )}
        <span role="status" className="text-ink-soft max-lg:hidden">
          {activeSubStep === 'difficulties' &&
            t('chosen', { count: partOne.selectedQuestions.length })}
        </span>
        {!canGoOn ? null : activeScreen === 'post-hearing-test' ? (
          <Button
            isBusy={isBusy}
            busyLabel={t('sending')}
            className="max-lg:flex-1"
            onClick={() => void submit()}
          >
            {t('submit')}
          </Button>
        ) : (
          <Button className="max-lg:flex-1 lg:min-w-44" onClick={goNext}>
            {t('next')}
            <ArrowRight aria-hidden size={20} />
          </Button>
        )}
      </div>
    </div>
  );
}
