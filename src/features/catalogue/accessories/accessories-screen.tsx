import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PhoneLink } from '@/components/shell/phone-link';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkTo } from '@/components/ui/text/rich-words';
import { Container } from '@/components/ui/text/section';
import { TextLink } from '@/components/ui/text/text-link';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import { PricesNotice, useFreshness, useProductList } from '@/features/products/public';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine } from '@/features/currency/public';
import { AccessoryCard, cardWidths } from './accessory-card';
import { KindTabs, type ShownKind } from './kind-tabs';
import { kindOf } from './accessory-kinds';
import { breadcrumbFacts } from '@/client/page-facts';
import { StructuredData } from '@/components/ui/text/structured-data';

type AccessoriesScreenProps = { accessories: readonly Product[] };

/** The accessories, all or filtered by purpose, each with an add-to-cart button. */
export function AccessoriesScreen({ accessories: page }: AccessoriesScreenProps) {
  const accessories = useProductList('accessories', page);
  const freshness = useFreshness('accessories');
  const t = useTranslations('accessories');
  const shared = useTranslations('catalogue');
  const [kind, setKind] = useState<ShownKind>('all');
  const shown = accessories.filter((accessory) => kind === 'all' || kindOf(accessory) === kind);
  const widths = cardWidths(shown.length);
  const trail: Trail = [
    { label: shared('home'), href: paths.home },
    { label: t('heading'), href: paths.accessories },
  ];

  return (
    <>
      <StructuredData graph={[breadcrumbFacts(trail)]} />
      <Container className="pt-3 pb-8 lg:pt-6 lg:pb-12">
        <Breadcrumbs trail={trail} />
        <div className="mt-4 items-end gap-x-6 lg:mt-10 lg:grid lg:grid-cols-12">
          <h1 className="font-display text-4xl lg:col-span-7">{t('heading')}</h1>
          <div className="mt-4 lg:col-span-5">
            <p className="text-ink-soft">{t('lead', { count: accessories.length })}</p>
            {accessories.length > 0 && <CurrencyLine onSwitch={changeCurrency} />}
          </div>
        </div>
      </Container>
      <Container className="pb-section">
        <PricesNotice of={[freshness]} />
        {accessories.length === 0 ? (
          <EmptyState
            title={t('empty')}
            action={<ButtonLink href={paths.shop}>{t('toShop')}</ButtonLink>}
          >
            {t('emptyHelp', { phone: brand.supportPhone.display })}
          </EmptyState>
        ) : (
          <>
            <KindTabs accessories={accessories} kind={kind} onKind={setKind} />
            <p role="status" className="sr-only">
              {kind === 'all' ? '' : t('shown', { count: shown.length })}
            </p>
            <ul
              aria-busy={freshness.isLoading}
              className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-16"
            >
              {shown.map((accessory, place) => (
                <AccessoryCard
                  key={accessory.id}
                  accessory={accessory}
                  width={widths[place] ?? 4}
                  isFirst={place === 0}
                  isWide={place === 0 && shown.length % 2 === 1}
                />
              ))}
            </ul>
          </>
        )}
      </Container>
      <AskUs />
    </>
  );
}

function AskUs() {
  const t = useTranslations('accessories');
  const shared = useTranslations('catalogue');
  return (
    <section className="bg-plate py-12 lg:py-18">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="font-display text-2xl">{t('help')}</h2>
          <p className="mt-2 text-ink-soft">
            {shared.rich('carePlanLink', { link: linkTo(paths.carePlan) })}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3">
          <PhoneLink prefix={t('call')} />
          {t('or')}
          <TextLink href={paths.bookConsultation} className="inline-flex min-h-target items-center">
            {t('book')}
          </TextLink>
        </p>
      </Container>
    </section>
  );
}
