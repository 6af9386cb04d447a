import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { Notice } from '@/components/ui/notice';
import { Container } from '@/components/ui/text/section';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import type { EarSide, TestResult } from '@/domain/audiometry/test-result';
import { firstOfMonth } from '@/domain/words/first-of-month';
import { AudiogramFigure } from './audiogram-figure';
import { DoctorBlock } from './doctor-block';
import { HowExact, HowSure, WhatItMeans } from './meaning';
import { ReadingHelp } from './reading-help';
import { TakeAlong } from './take-along';
import type { HealthAdvice } from './use-health-answers';
import { useResultWords } from './use-result-words';

type HearingResultProps = {
  result: TestResult;
  /** Signs reported with it, for the files to take along. */
  signs: readonly HealthSign[];
  /** Name of the tested person; empty when it was not given. */
  name: string;
  /** The plain sentence is the page's h1 unless another heading is above it. */
  headingLevel?: 1 | 2;
  /** The sentence takes the focus when it appears, so that it is announced and the keyboard starts there. */
  takesFocus?: boolean;
  /** Red flags; they come before everything else on the page. */
  advice?: HealthAdvice;
  /** The next step; shown between the words and the numbers. */
  nextStep?: ReactNode;
};

/**
 * A result in this order: one sentence, its meaning and its certainty in words, the next step; then each ear, the
 * numbers and the chart; and last the files for professionals.
 */
export function HearingResult(props: HearingResultProps) {
  const { result, signs, name, headingLevel = 1, takesFocus = false, advice, nextStep } = props;
  const t = useTranslations('hearing-result');
  const format = useFormatter();
  const words = useResultWords(result);
  const hasFlags = advice !== undefined && advice.flags.length > 0;
  const Heading = headingLevel === 1 && !hasFlags ? 'h1' : 'h2';
  const sentence = useRef<HTMLHeadingElement>(null);
  const doctorHeading = advice?.doctorHeading;
  useEffect(() => {
    if (takesFocus) (doctorHeading?.current ?? sentence.current)?.focus();
  }, [takesFocus, doctorHeading]);
  return (
    <>
      {hasFlags && (
        <DoctorBlock
          flags={advice.flags}
          signs={signs}
          result={result}
          name={name}
          headingLevel={headingLevel}
          headingRef={advice.doctorHeading}
        />
      )}
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end">
        <div>
          <p className="mb-3 text-sm font-semibold text-ink-soft">
            {hasFlags ? t('canWait') : t('title')}
          </p>
          <Heading
            ref={sentence}
            tabIndex={takesFocus ? -1 : undefined}
            className="font-display text-4xl text-balance outline-none focus-visible:outline-none"
          >
            {words.sentence}
          </Heading>
        </div>
        <p className="text-ink-soft lg:text-right">
          {name && <span className="block">{name}</span>}
          {t('date', {
            date: firstOfMonth(format.dateTime(new Date(result.takenAt), { dateStyle: 'long' })),
          })}
        </p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:mt-12 lg:grid-cols-2">
        <WhatItMeans headline={words.headline} />
        <HowSure result={result} />
      </div>
      {nextStep && <div className="print:hidden">{nextStep}</div>}
      <div className="mt-10 grid border-t-[1.5px] border-ink lg:mt-16 lg:grid-cols-2 lg:gap-x-12">
        <EarLine side="R" words={words} />
        <EarLine side="L" words={words} />
      </div>
      <HowExact result={result} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:mt-16 xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <AudiogramFigure result={result} summary={words.summary} />
        <div>
          <ReadingHelp result={result} />
        </div>
      </div>
      <div className="print:hidden">
        <TakeAlong result={result} name={name} signs={signs} />
      </div>
      <Notice tone="note" className="mt-10 max-w-text">
        {t('screening')}
      </Notice>
    </>
  );
}

function EarLine({
  side,
  words,
}: {
  side: EarSide;
  words: Pick<ReturnType<typeof useResultWords>, 'earWords' | 'averageWords'>;
}) {
  const t = useTranslations('hearing-result');
  const average = words.averageWords(side);
  return (
    <div className="grid content-start gap-1 py-5 max-lg:not-first:border-t max-lg:not-first:border-line">
      <p className="flex items-center gap-2.5 font-semibold">
        <EarMark ear={side === 'R' ? 'right-ear' : 'left-ear'} />
        {side === 'R' ? t('right') : t('left')}
      </p>
      <p className="font-display text-2xl">{words.earWords(side)}</p>
      {average && <p className="text-ink-soft">{average}</p>}
    </div>
  );
}

/** The page layout of a result. */
export function ResultPage({ children }: { children: ReactNode }) {
  return <Container className="pt-8 pb-section lg:pt-14">{children}</Container>;
}
