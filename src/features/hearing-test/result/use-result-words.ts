import { useTranslations } from 'next-intl';
import { puretoneAverage } from '@/domain/audiometry/pure-tone-average';
import { isInHearingLevels, type EarSide, type TestResult } from '@/domain/audiometry/test-result';
import { earLineOf, headlineOf } from '@/domain/hearing/hearing-summary';

/** A result in words: one sentence, and one line per ear. */
export function useResultWords(result: TestResult) {
  const t = useTranslations('hearing-result');

  function earWords(side: EarSide): string {
    const line = earLineOf(result, side);
    switch (line.key) {
      case 'one':
      case 'atLeast':
        return t(`ear.${line.key}`, { grade: t(`grade.${line.grade}`) });
      case 'range':
        return t('ear.range', {
          from: t(`gradeStart.${line.from}`),
          to: t(`grade.${line.to}`),
        });
      default:
        return t(`ear.${line.key}`);
    }
  }

  /** The average of the speech pitches; null where none may be shown. */
  function averageWords(side: EarSide): string | null {
    const { db, isLowerBound } = puretoneAverage(result.ears[side].points);
    const isNamed = isInHearingLevels(result.calibration) && result.reliability !== 'poor';
    if (!isNamed || db === null) return null;
    return t(isLowerBound ? 'averageAtLeast' : 'average', { db: Math.round(db) });
  }

  const headline = headlineOf(result);
  const sentence = t(`headline.${headline}`);
  return {
    headline,
    sentence,
    earWords,
    averageWords,
    summary: t('chart.summary', {
      headline: sentence,
      right: earWords('R'),
      left: earWords('L'),
    }),
  };
}
