import { useTranslations } from 'next-intl';
import { levelsByValue, type AidFacts, type PerLevel } from '@/domain/catalogue/aid-facts';
import { techLevels } from '@/domain/catalogue/tech-levels';
import { useLevelNames } from './use-level-names';

export type GlanceRow = { label: string; value: string; note?: string };

/** Protected against lasting immersion: rain and sweat do no harm. */
const proofRatings = ['IP67', 'IP68'];

/** The known facts of a hearing aid in words, most requested first. */
export function useGlanceRows(facts: AidFacts): GlanceRow[] {
  const t = useTranslations('aid-facts');
  const bluetoothWords = useBluetoothWords();
  const rangeWords = useRangeWords();
  const { batteryHours, chargingHours, waterRating, weightGrams } = facts;
  const { bluetooth, telecoil, fittingRangeDb, appNeeded } = facts;
  const yesNo = (isYes: boolean) => (isYes ? t('yes') : t('no'));
  const rows: (GlanceRow | null)[] = [
    batteryHours === null
      ? null
      : { label: t('battery'), value: t('hours', { count: batteryHours }) },
    chargingHours === null
      ? null
      : { label: t('charging'), value: t('hours', { count: chargingHours }) },
    waterRating === null
      ? null
      : {
          label: t('water'),
          value: waterRating,
          ...(proofRatings.includes(waterRating) && { note: t('waterProof') }),
        },
    weightGrams === null ? null : { label: t('weight'), value: t('grams', { grams: weightGrams }) },
    bluetooth && { label: t('bluetooth'), ...bluetoothWords(bluetooth) },
    telecoil === null ? null : { label: t('telecoil'), value: yesNo(telecoil) },
    fittingRangeDb && { label: t('fits'), ...rangeWords(fittingRangeDb) },
    appNeeded === null
      ? null
      : { label: t('app'), value: appNeeded ? t('needed') : t('notNeeded') },
  ];
  return rows.filter((row) => row !== null);
}

function useBluetoothWords() {
  const t = useTranslations('aid-facts');
  const names = useLevelNames();
  return (bluetooth: PerLevel<boolean>): Omit<GlanceRow, 'label'> => {
    const having = techLevels.filter((level) => bluetooth[level]);
    const lacking = techLevels.filter((level) => !bluetooth[level]);
    if (having.length === 0) return { value: t('no') };
    if (lacking.length === 0) return { value: t('yes') };
    return {
      value: t('yesWith', { levels: names(having) }),
      note: t('notWith', { levels: names(lacking) }),
    };
  };
}

function useRangeWords() {
  const t = useTranslations('aid-facts');
  const names = useLevelNames();
  return (range: PerLevel<number>): Omit<GlanceRow, 'label'> => {
    const [first, ...others] = levelsByValue(range);
    return {
      value: t('upTo', { db: first?.[0] ?? 0 }),
      ...(others.length > 0 && {
        note: others.map(([db, levels]) => t('upToWith', { levels: names(levels), db })).join('. '),
      }),
    };
  };
}
