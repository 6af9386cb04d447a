import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import type { QuestionnaireFault } from '@/domain/hearing/questionnaire';
import { useQuestionnaireStore } from './questionnaire-store';

/** The first checkbox or field of each question, to which the error summary links. */
const fieldOf: Readonly<Record<QuestionnaireFault, string>> = {
  difficulties: 'difficulty-difficulty-hearing',
  wearDuration: 'wear-duration',
  insurance: 'insurance',
  name: 'questionnaire-name',
  email: 'questionnaire-email',
  emailInvalid: 'questionnaire-email',
};

type StepFrameProps = { heading: string; lead?: ReactNode; children?: ReactNode };

/** One question on a screen. Its heading takes the focus when it appears, so that it is announced first. */
export function StepFrame({ heading, lead, children }: StepFrameProps) {
  const t = useTranslations('questionnaire');
  const { faults, tries } = useQuestionnaireStore();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-[62rem] content-start gap-8 px-gutter py-8 lg:py-16">
      {faults.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('problems', { count: faults.length })}
          errors={faults.map((fault) => ({
            fieldId: fieldOf[fault],
            message: t(`faults.${fault}`),
          }))}
        />
      )}
      <div>
        <h1
          ref={title}
          tabIndex={-1}
          className="max-w-[15em] font-display text-3xl outline-none focus-visible:outline-none"
        >
          {heading}
        </h1>
        {lead && <p className="mt-4 max-w-[46rem] text-lg text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** The error text of one question; undefined when there is none. */
export function useFaultWords(...own: readonly QuestionnaireFault[]): string | undefined {
  const t = useTranslations('questionnaire.faults');
  const faults = useQuestionnaireStore((store) => store.faults);
  const found = own.find((fault) => faults.includes(fault));
  return found && t(found);
}
