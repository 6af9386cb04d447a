import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { bold } from '@/components/ui/text/rich-words';
import {
  followUpsFor,
  hearingDifficulties,
  toggleDifficulty,
  type FollowUp,
  type HearingDifficulty,
} from '@/domain/hearing/questionnaire';
import { CheckList } from './check-list';
import { answerPart, useQuestionnaireStore } from './questionnaire-store';
import { StepFrame } from './step-frame';

const ofHearing: readonly HearingDifficulty[] = hearingDifficulties.slice(0, 6);
const ofHealth: readonly HearingDifficulty[] = hearingDifficulties.slice(6, 10);

/** Spec 3's eleven items in one step; `none` is separate. */
export function DifficultiesStep() {
  const t = useTranslations('questionnaire.difficulties');
  const chosen = useQuestionnaireStore(({ state }) => state.partOne.selectedQuestions);
  const shared = {
    idPrefix: 'difficulty',
    chosen,
    onToggle: (one: HearingDifficulty) =>
      answerPart({ selectedQuestions: toggleDifficulty(chosen, one) }),
  };
  const options = (values: readonly HearingDifficulty[]) =>
    values.map((value) => ({ value, label: t(`items.${value}`) }));
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <ToldBefore />
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <CheckList legend={t('ofHearing')} options={options(ofHearing)} {...shared} />
        <div className="grid content-start gap-5">
          <CheckList legend={t('ofHealth')} options={options(ofHealth)} {...shared} />
          <CheckList
            legend={<span className="sr-only">{t('nothing')}</span>}
            options={options(['none'])}
            {...shared}
          />
        </div>
      </div>
    </StepFrame>
  );
}

/** Says why something is ticked already. */
function ToldBefore() {
  const t = useTranslations('questionnaire');
  const isPrefilled = useQuestionnaireStore((store) => store.isPrefilled);
  return isPrefilled ? <p>{t('toldBefore')}</p> : null;
}

/** Warning signs that the list above leaves open. */
export function FollowUpsStep() {
  const t = useTranslations('questionnaire.followUps');
  const { selectedQuestions, followUps: chosen } = useQuestionnaireStore(
    ({ state }) => state.partOne,
  );
  const toggle = (one: FollowUp) =>
    answerPart({
      followUps: chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one],
    });
  return (
    <StepFrame heading={t('heading')} lead={t('lead')}>
      <div className="grid max-w-[44rem] gap-6">
        <ToldBefore />
        <div role="status">
          {chosen.includes('sudden-loss') && (
            <Notice tone="attention">{t.rich('suddenLoss', { b: bold })}</Notice>
          )}
        </div>
        <CheckList
          legend={t('legend')}
          idPrefix="follow-up"
          options={followUpsFor(selectedQuestions).map((value) => ({
            value,
            label: t(`items.${value}`),
          }))}
          chosen={chosen}
          onToggle={toggle}
        />
      </div>
    </StepFrame>
  );
}
