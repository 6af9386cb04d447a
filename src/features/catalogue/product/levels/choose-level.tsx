import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { Product } from '@/domain/catalogue/catalogue';
import { defaultChoice, queryOfChoice, type TechLevel } from '@/domain/catalogue/product-choice';
import { queryPaths } from '@/domain/pages/query-paths';

/** A link to a hearing aid with its level chosen. */
export function ChooseLevel({ aid, tech }: { aid: Product; tech: TechLevel }) {
  const t = useTranslations('shop');
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      href={queryPaths.productChoice(aid.slug, queryOfChoice({ ...defaultChoice, tech }))}
    >
      {t('chooseLevel', { level: t(`levels.${tech}.name`) })}
    </ButtonLink>
  );
}
