import { useTranslations } from 'next-intl';
import { isInHearingLevels, type EarSide, type TestResult } from '@/domain/audiometry/test-result';
import { relativeLevelOf } from '@/domain/audiogram/relative-levels';

/**
 * Levels as the reader is told them. Without dB HL a number would be taken for one, so its owner reads words in its place;
 * our staff, who know what it is (`isClinical`), read the number.
 */
export function useLevelWords(result: TestResult, { isClinical }: { isClinical: boolean }) {
  const t = useTranslations('hearing-result.chart');
  const isInLevels = isInHearingLevels(result.calibration);
  const hasNumbers = isInLevels || isClinical;
  const unit = isInLevels ? t('unit') : t('relativeUnit');

  function levelWords(side: EarSide, hz: number): string {
    const point = result.ears[side].points.find((one) => one.hz === hz);
    if (point?.noResponse && point.triedDb !== undefined) {
      return hasNumbers ? t('notHeard', { db: point.triedDb }) : t('notHeardAtAll');
    }
    const db = point?.db ?? null;
    if (db === null) return t('notMeasured');
    const level = hasNumbers ? null : relativeLevelOf(result, side, hz);
    return level ? t(`relative.${level}`) : t('decibels', { db });
  }

  return {
    hasNumbers,
    unit,
    caption: hasNumbers ? t('caption', { unit }) : t('relativeCaption'),
    levelWords,
  };
}
