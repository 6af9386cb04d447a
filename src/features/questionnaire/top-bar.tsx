import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { useSyncExternalStore } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { NamedWordmark } from '@/components/shell/named-wordmark';
import { buttonLook } from '@/components/ui/button-look';
import { Progress } from '@/components/ui/loading/progress';
import { paths } from '@/domain/pages/paths';
import { questionnaireScreens } from '@/domain/hearing/questionnaire';

/** Shows our brand and the progress. In a frame it has no link out of it. */
export function TopBar({ part }: { part: number }) {
  const t = useTranslations('questionnaire');
  const isFramed = useIsFramed();
  const parts = questionnaireScreens.length;
  const screen = questionnaireScreens[part];
  const words = screen
    ? t('part', { part: part + 1, parts, name: t(`parts.${screen}`) })
    : t('finished');
  return (
    <div className="border-b border-line">
      <div className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-3 lg:grid lg:min-h-22 lg:grid-cols-[1fr_minmax(0,26rem)_1fr]">
        <p className="flex flex-wrap items-center gap-2.5 text-[1.25rem] sm:text-[1.4375rem] xl:text-[1.6875rem]">
          <BrandMark className="size-8 sm:size-10" />
          <NamedWordmark />
        </p>
        <Progress
          label={t('progress')}
          value={Math.min(part + 1, parts)}
          max={parts}
          valueText={words}
          className="max-lg:order-last max-lg:w-full lg:text-center"
        />
        {isFramed ? (
          <span />
        ) : (
          <Link
            href={paths.hearingTest}
            prefetch={false}
            className={buttonLook('quiet', 'sm', '-mr-4 justify-self-end')}
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
