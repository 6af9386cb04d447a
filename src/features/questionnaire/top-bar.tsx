import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { useSyncExternalStore } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { NamedWordmark } from '@/components/shell/named-wordmark';
import { buttonLook } from '@/components/ui/button-look';
import { Progress } from '@/components/ui/loading/progress';
import { paths } from '@/domain/pages/paths';
import {
  questionnaireLength,
  questionnairePlace,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';

/** Shows our brand and the progress. In a frame it has no link out of it. */
export function TopBar({ state }: { state: QuestionnaireState }) {
  const t = useTranslations('questionnaire');
  const isFramed = useIsFramed();
  const step = state.completed ? questionnaireLength : questionnairePlace(state) + 1;
  const words = state.completed
    ? t('finished')
    : t('step', { step, steps: questionnaireLength, name: t(`parts.${state.activeScreen}`) });
  return (
    <div className="border-b border-line">
      <div className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-3 lg:grid lg:min-h-22 lg:grid-cols-[1fr_minmax(0,26rem)_1fr]">
        <p className="flex flex-wrap items-center gap-2.5 text-[1.25rem] sm:text-[1.4375rem] xl:text-[1.6875rem]">
          <BrandMark className="size-8 sm:size-10" />
          <NamedWordmark />
        </p>
        <Progress
          label={t('progress')}
          value={step}
          max={questionnaireLength}
          valueText={words}
          className="max-lg:order-last max-lg:w-full lg:text-center"
        />
        {isFramed ? (
          <span />
        ) : (
          <Link
            href={paths.hearingTest}
            prefetch={false}
            className={buttonLook('quiet', 'sm', '-mr-4 max-w-full justify-self-end')}
          >
            {t('exit')}
          </Link>
        )}
      </div>
    </div>
  );
}

const neverChanges = () => () => undefined;

function useIsFramed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => window.parent !== window,
    () => false,
  );
}
