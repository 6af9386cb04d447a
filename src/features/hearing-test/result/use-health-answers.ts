import { useEffect, useMemo, useRef, useState } from 'react';
import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { findRedFlags, healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { ToldSigns } from '@/domain/hearing/told-signs';
import type { HealthAnswers } from './health-signs';

type Told = {
  /** Signs that count until the form next to the result is answered. */
  signs: readonly HealthSign[];
  /** What was answered on an earlier page and is not asked again; null when nobody asked. */
  answered: ToldSigns | null;
  /** Keeps an answer for the other pages of this visit. */
  onAnswer?: (answers: HealthAnswers) => void;
};

/**
 * The red flags: those of the result, from the moment it is shown, and the reported signs. After each answer, the
 * heading of its outcome is shown and focused.
 */
export function useHealthAnswers(result: TestResult, { signs: told, answered, onAnswer }: Told) {
  const [answers, setAnswers] = useState(() => answersBefore(result, answered));
  const [isChanging, setIsChanging] = useState(false);
  const [count, setCount] = useState(0);
  const doctorHeading = useRef<HTMLHeadingElement>(null);
  const stepHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (count === 0) return;
    const heading = doctorHeading.current ?? stepHeading.current;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [count]);

  function answer(given: HealthAnswers) {
    keepAdviceFrom('signs', findRedFlags(given.signs, null));
    onAnswer?.(given);
    setAnswers(given);
    setIsChanging(false);
    setCount(count + 1);
  }

  const ticked = answers?.signs ?? answered?.signs ?? told;
  const signs = useMemo(() => healthSigns.filter((sign) => ticked.includes(sign)), [ticked]);
  return {
    answers,
    answer,
    /** Whether the signs are known, so that only their list is shown. */
    isTold: (answers !== null || answered !== null) && !isChanging,
    change: () => setIsChanging(true),
    signs,
    flags: findRedFlags(signs, result),
    doctorHeading,
    stepHeading,
  };
}
export type HealthAdvice = ReturnType<typeof useHealthAnswers>;

/** Nothing is left to ask where the signs are known and either noise is too or a doctor comes first anyway. */
function answersBefore(result: TestResult, answered: ToldSigns | null): HealthAnswers | null {
  if (answered === null) return null;
  const { signs, hasTroubleInNoise } = answered;
  const needsNoise = hasTroubleInNoise === null && findRedFlags(signs, result).length === 0;
  return needsNoise ? null : { signs, hasTroubleInNoise: hasTroubleInNoise ?? false };
}
