import { useEffect, useMemo, useRef, useState } from 'react';
import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { findRedFlags, healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { HealthAnswers } from './health-signs';

/**
 * The red flags: those of the result, from the moment it is shown, and the reported signs. `toldSigns` count until the
 * form next to the result is answered. After each answer, the heading of its outcome is shown and focused.
 */
export function useHealthAnswers(result: TestResult, toldSigns: readonly HealthSign[]) {
  const [answers, setAnswers] = useState<HealthAnswers | null>(null);
  const doctorHeading = useRef<HTMLHeadingElement>(null);
  const stepHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (answers === null) return;
    const heading = doctorHeading.current ?? stepHeading.current;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [answers]);

  function answer(given: HealthAnswers) {
    keepAdviceFrom('signs', findRedFlags(given.signs, null));
    setAnswers(given);
  }

  const ticked = answers?.signs ?? toldSigns;
  const signs = useMemo(() => healthSigns.filter((sign) => ticked.includes(sign)), [ticked]);
  return {
    answers,
    answer,
    signs,
    flags: findRedFlags(signs, result),
    doctorHeading,
    stepHeading,
  };
}
export type HealthAdvice = ReturnType<typeof useHealthAnswers>;
