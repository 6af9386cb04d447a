import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { Wordmark } from '@/components/shell/wordmark';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Container } from '@/components/ui/text/section';
import { Stepper } from '@/components/ui/stepper';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';

type QuietRoomProps = {
  /** Index of the step, from 0. */
  step: 0 | 1 | 2 | 3;
  /** The progress is stored on the device: leaving loses nothing. */
  isKept: boolean;
  children: ReactNode;
};

/** The test's page: dark, with nothing but the task: no menu, no cart, no popup. An exit is always there. */
export function QuietRoom({ step, isKept, children }: QuietRoomProps) {
  return (
    <div className="dark relative flex min-h-dvh flex-col overflow-hidden bg-spruce-950">
      <LoudnessLines
        from={0}
        to={88}
        topDb={96}
        bottomDb={4}
        opacity={[0.05, 0.16]}
        // On a phone text fills the screen, so only the parts needed for the task are shown.
        className="absolute inset-0 size-full text-aurora-300 max-lg:hidden"
      />
      <RoomHead step={step} isKept={isKept} />
      {children}
    </div>
  );
}

/**
 * Brand, steps and the exit, above the task. Their links prefetch nothing, so a test continues undisturbed in a place
 * without a network.
 */
export function RoomHead({ step, isKept }: Pick<QuietRoomProps, 'step' | 'isKept'>) {
  const t = useTranslations('hearing-take');
  const steps = [t('steps.start'), t('steps.check'), t('steps.listen'), t('steps.results')];
  return (
    <Container className="@container relative flex min-h-18 items-center justify-between gap-3 lg:min-h-22 lg:gap-8">
      <Link
        href={paths.home}
        prefetch={false}
        aria-label={brand.name}
        className="inline-flex min-h-target min-w-target items-center gap-3 text-[1.6875rem]"
      >
        <BrandMark className="size-8 sm:size-10" />
        <span className="hidden @min-[70rem]:flex">
          <Wordmark />
        </span>
      </Link>
      <Stepper label={t('steps.label')} steps={steps} current={step} className="flex-nowrap" />
      <Link
        href={paths.hearingTest}
        prefetch={false}
        className="inline-flex min-h-target items-center text-right text-sm leading-tight font-semibold underline decoration-accent decoration-[1.5px] underline-offset-[0.3em] hover:decoration-[2.5px]"
      >
        {isKept ? t('saveAndExit') : t('exit')}
      </Link>
    </Container>
  );
}
