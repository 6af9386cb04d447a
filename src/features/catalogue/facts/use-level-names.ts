import { useLocale, useTranslations } from 'next-intl';
import type { TechLevel } from '@/domain/catalogue/tech-levels';

/** Lists tech levels in words: `Basic and Advanced`. */
export function useLevelNames() {
  const t = useTranslations('aid-facts.levels');
  const locale = useLocale();
  return (levels: readonly TechLevel[]) =>
    new Intl.ListFormat(locale).format(levels.map((level) => t(level)));
}
