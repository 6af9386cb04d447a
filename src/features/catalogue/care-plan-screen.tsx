import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/text/price';
import { linkTo } from '@/components/ui/text/rich-words';
import { Container, Section } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { formatMoney } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine, usePriced } from '@/features/currency/public';
import { Gallery } from './product/gallery';
import { newItemOf } from './new-item-of';
import { NumberedSteps } from './numbered-steps';
import { breadcrumbFacts, productFacts } from '@/client/page-facts';
import { PurchaseRows } from './product/purchase-rows';
import { StructuredData } from '@/components/ui/text/structured-data';
import { useAddToCart } from './use-add-to-cart';
import { usePurchase } from './use-purchase';

const covered = ['clean', 'parts', 'settings', 'shipping', 'phone'] as const;
const steps = ['call', 'send', 'back'] as const;

type CarePlanScreenProps = { product: Product };

/** The yearly service: what it covers, what it does not, and what is charged when. */
export function CarePlanScreen({ product: page }: CarePlanScreenProps) {
  const product = usePriced(page);
  const t = useTranslations('care-plan');
  const shared = useTranslations('catalogue');
  const trail: Trail = [
    { label: shared('home'), href: paths.home },
    { label: product.name, href: paths.carePlan },
  ];
  const pictures = product.images.map((image) => ({
    image,
    alt: image.caption,
    caption: '',
    shape: 'large' as const,
  }));
  return (
    <>
      <StructuredData graph={[productFacts(page, paths.carePlan), breadcrumbFacts(trail)]} />
      <Container className="pt-3 pb-section lg:pt-6">
        <Breadcrumbs trail={trail} />
        <div className="mt-3 items-start gap-x-18 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Gallery pictures={pictures} />
          <div className="mt-7 lg:sticky lg:top-6 lg:mt-0">
            <h1 className="font-display text-3xl">{product.name}</h1>
            <p className="mt-4 text-lg text-ink-soft">{product.summary}</p>
            <CarePlanBuy product={product} />
            <p className="mt-6 border-t border-line pt-6 font-semibold">{t('forPair')}</p>
            <p className="mt-1 text-ink-soft">
              {t.rich('kitToo', { kit: linkTo(paths.accessory('dome-and-filter-kit')) })}
            </p>
          </div>
        </div>
      </Container>
      <Coverage />
      <NumberedSteps heading={t('stepsHeading')} steps={steps.map((step) => t(`steps.${step}`))} />
    </>
  );
}

function CarePlanBuy({ product }: CarePlanScreenProps) {
  const t = useTranslations('care-plan');
  const shared = useTranslations('catalogue');
  const words = useTranslations('ui');
  const locale = useLocale();
  const purchase = usePurchase(product);
  const { plan, price } = purchase;
  const { add, intent, isAdding, hasFailed } = useAddToCart(() => newItemOf(product, { plan }));
  const rhythm = plan && words('rhythm', { interval: plan.interval, count: plan.count });
  const { currency } = product;
  return (
    <>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span data-testid="price" className="font-display text-3xl">
          <Price amount={price} currency={currency} />
        </span>{' '}
        {rhythm && <span className="text-ink-soft">{rhythm}</span>}
      </p>
      <CurrencyLine onSwitch={changeCurrency} className="mb-7" />
      <PurchaseRows product={product} purchase={purchase} />
      <Button
        {...intent}
        isBusy={isAdding}
        busyLabel={shared('adding')}
        onClick={add}
        className="w-full"
      >
        {shared('addToCart')}
      </Button>
      {hasFailed && (
        <p className="mt-3 text-sm font-medium text-danger">
          {shared('notAdded', { phone: brand.supportPhone.display })}
        </p>
      )}
      {rhythm && (
        <p className="price mt-4 text-sm">
          {t('charge', { rhythm, price: formatMoney(price, currency, locale) })}
        </p>
      )}
    </>
  );
}

function Coverage() {
  const t = useTranslations('care-plan');
  const phone = brand.supportPhone.display;
  return (
    <Section>
      <div className="gap-x-6 lg:grid lg:grid-cols-12">
        <h2 className="font-display text-3xl lg:col-span-5">{t('coversHeading')}</h2>
        <dl className="mt-6 lg:col-span-7 lg:mt-0">
          {covered.map((part) => (
            <div key={part} className="border-t border-line py-4.5">
              <dt className="font-semibold">{t(`covers.${part}.title`)}</dt>
              <dd className="text-ink-soft">{t(`covers.${part}.text`, { phone })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-12 gap-x-6 lg:grid lg:grid-cols-12">
        <h2 className="font-display text-3xl lg:col-span-5">{t('notHeading')}</h2>
        <p className="mt-6 lg:col-span-7 lg:mt-0">
          {t.rich('not', { warranty: linkTo(paths.warranty) })}
        </p>
      </div>
    </Section>
  );
}
