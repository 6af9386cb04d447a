import { useTranslations } from 'next-intl';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { OutsideLink } from '@/components/ui/text/text-link';
import { TextField } from '@/components/ui/fields/text-field';
import { orderPaths } from '@/domain/pages/order-paths';
import { paths } from '@/domain/pages/paths';
import { insuranceInterests, testPlans, wearDurations } from '@/domain/hearing/questionnaire';
import { answerPart, chooseTestPlan, useQuestionnaireStore } from './questionnaire-store';
import { StepFrame, useFaultWords } from './step-frame';

export function WearDurationStep() {
  const t = useTranslations('questionnaire.wearDuration');
  const value = useQuestionnaireStore(({ state }) => state.partOne.wearDuration);
  return (
    <StepFrame heading={t('heading')}>
      <div id="wear-duration" tabIndex={-1} className="max-w-[40rem] outline-none">
        <OptionRows
          legend={t('heading')}
          isLegendHidden
          name="wear-duration"
          value={value}
          onChange={(wearDuration) => answerPart({ wearDuration })}
          options={wearDurations.map((one) => ({ value: one, label: t(`items.${one}`) }))}
          error={useFaultWords('wearDuration')}
        />
      </div>
    </StepFrame>
  );
}

export function InsuranceStep() {
  const t = useTranslations('questionnaire.insurance');
  const value = useQuestionnaireStore(({ state }) => state.partOne.insurance);
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <div id="insurance" tabIndex={-1} className="max-w-[40rem] outline-none">
        <OptionRows
          legend={t('heading')}
          isLegendHidden
          name="insurance"
          value={value}
          onChange={(insurance) => answerPart({ insurance })}
          options={insuranceInterests.map((one) => ({ value: one, label: t(`items.${one}`) }))}
          error={useFaultWords('insurance')}
        />
      </div>
    </StepFrame>
  );
}

export function DetailsStep() {
  const t = useTranslations('questionnaire.details');
  const details = useQuestionnaireStore(({ state }) => state.partOne.personalDetails);
  const change = (changes: Partial<typeof details>) =>
    answerPart({ personalDetails: { ...details, ...changes } });
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <div className="grid max-w-[32rem] gap-6">
        <TextField
          id="questionnaire-name"
          label={t('name')}
          autoComplete="name"
          maxLength={200}
          value={details.name}
          onChange={({ target }) => change({ name: target.value })}
          error={useFaultWords('name')}
        />
        <TextField
          id="questionnaire-email"
          type="email"
          label={t('email')}
          autoComplete="email"
          maxLength={254}
          value={details.email}
          onChange={({ target }) => change({ email: target.value })}
          error={useFaultWords('email', 'emailInvalid')}
        />
      </div>
    </StepFrame>
  );
}

/** Asks how we get the hearing data. The test opens as a separate page: in a frame the browser may refuse sound. */
export function HearingTestStep() {
  const t = useTranslations('questionnaire.test');
  const value = useQuestionnaireStore(({ state }) => state.testPlan);
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <div className="grid max-w-[40rem] gap-6">
        <OptionRows
          legend={t('heading')}
          isLegendHidden
          name="test-plan"
          value={value}
          onChange={chooseTestPlan}
          options={testPlans.map((one) => ({
            value: one,
            label: t(`items.${one}`),
            description: t(`texts.${one}`),
          }))}
        />
        {value !== null && value !== 'later' && (
          <p>
            <OutsideLink
              href={value === 'send-results' ? orderPaths.upload : paths.hearingTest}
              target="_blank"
              rel="noopener"
              className="inline-block py-2"
            >
              {value === 'send-results' ? t('openUpload') : t('open')}
            </OutsideLink>
          </p>
        )}
      </div>
    </StepFrame>
  );
}
