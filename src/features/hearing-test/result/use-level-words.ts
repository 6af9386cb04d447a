import { useTranslations } from 'next-intl';
import { isInHearingLevels, type EarSide, type TestResult } from '@/domain/audiometry/test-result';
import { relativeLevelOf } from '@/domain/audiogram/relative-levels';

/**
 * Levels in words or numbers. Without dB HL a number would be mistaken for dB HL, so the owner reads words instead; our
 * staff, who know the difference (`isClinical`), read the number.
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
