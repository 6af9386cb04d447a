import { useTranslations } from 'next-intl';
import { DoctorSigns } from '@/components/advice/doctor-signs';
import { Container, Section } from '@/components/ui/text/section';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { PricesNotice, useFreshness, useProductList } from '@/features/products/public';
import { AccessoryStrip } from './accessories/accessory-strip';
import { CompareLevels } from './product/levels/compare-levels';
import { ShopHero } from './shop-hero';

type ShopScreenProps = { aids: readonly Product[]; accessories: readonly Product[] };

/** The hearing aid by tech level, then the accessories. */
export function ShopScreen({ aids: aidsOnPage, accessories: accessoriesOnPage }: ShopScreenProps) {
  const aids = useProductList('product', aidsOnPage);
  const accessories = useProductList('accessories', accessoriesOnPage);
  const freshness = [useFreshness('product'), useFreshness('accessories')];
  const aid = aids.find(({ slug }) => slug === brand.defaultProductSlug) ?? aids[0] ?? null;
  const facts = aidsOnPage.find(({ slug }) => slug === aid?.slug)?.facts;
  const t = useTranslations('shop');
  const phone = brand.supportPhone.display;
  return (
    <>
      <ShopHero aid={aid} accessoryCount={accessories.length} />
      <Section id="levels">
        <PricesNotice of={freshness} />
        {aid ? (
          <CompareLevels aid={aid} facts={facts} />
        ) : (
          <EmptyState title={t('noAid')}>{t('noAidHelp', { phone })}</EmptyState>
        )}
      </Section>
      <Container className="pb-section">
        <DoctorSigns />
      </Container>
      <section id="accessories" className="pb-section">
        <Container>
          <h2 className="font-display text-3xl">{t('accessories')}</h2>
          {accessories.length > 0 ? (
            <AccessoryStrip accessories={accessories} />
          ) : (
            <EmptyState title={t('noAccessories')} headingLevel={3} className="mt-8">
              {t('noAccessoriesHelp', { phone })}
            </EmptyState>
          )}
        </Container>
      </section>
    </>
  );
}
