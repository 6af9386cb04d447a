import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';
import { Picture } from '@/components/ui/pictures/picture';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import type { Cents, CurrencyCode } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { InCurrencies } from '@/features/currency/public';
import { useMarketingPrice } from './use-marketing-price';

type HeroProps = {
  /** The lowest price, in the currency or in the store's own. */
  fromPriceIn: (currency: CurrencyCode) => { amount: Cents; currency: CurrencyCode };
};

/** The promise, two buttons, and the product in front of the loudness lines. */
export function Hero({ fromPriceIn }: HeroProps) {
  const t = useTranslations('home.hero');
  const marketingPrice = useMarketingPrice();
  return (
    <section className="relative isolate overflow-hidden bg-plate">
      <LoudnessLines
        isDrawn
        accentPhon={84}
        className={cx(
          'absolute top-[57%] left-[-110%] h-[43%] w-[240%] max-w-none md:top-[48%] md:left-[-30%] md:h-[52%] md:w-[130%]',
          'lg:-top-[4%] lg:left-0 lg:h-[92%] lg:w-full lg:[mask-image:linear-gradient(22deg,transparent_24%,#000_52%)]',
        )}
      />
      <Container className="relative lg:grid lg:min-h-[47rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div className="relative z-10 pt-10 lg:pt-28 lg:pb-18">
          <h1 className="max-w-[8.4em] font-display text-5xl">{t('headline')}</h1>
          <p className="mt-7 max-w-[31rem] text-lg">
            {t('lead')}{' '}
            {/* On a line of its own: behind other words it would move when the letters come. */}
            <span className="mt-2 block text-base">
              <InCurrencies
                words={(shown) => {
                  const { amount, currency } = fromPriceIn(shown);
                  return t(`from.${currency}`, { price: marketingPrice(amount, currency) });
                }}
              />
            </span>
          </p>
          <div className="mt-9 flex flex-wrap gap-x-4 gap-y-3">
            <ButtonLink href={paths.product(brand.defaultProductSlug)} className="max-sm:w-full">
              {t('seeProduct')}
            </ButtonLink>
            <ButtonLink
              href={paths.hearingTest}
              variant="secondary"
              className="max-lg:bg-plate max-sm:w-full"
            >
              {t('takeTest')}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <HeroProduct alt={t('pictureAlt')} />
    </section>
  );
}

/** The cut-out picture has no background: two soft discs make it look placed on the table. */
function HeroProduct({ alt }: { alt: string }) {
  const contactShadow =
    'absolute rounded-full bg-[radial-gradient(closest-side,rgb(16_35_31/0.5),rgb(16_35_31/0.16)_55%,transparent)] [filter:blur(6px)]';
  return (
    <div className="pointer-events-none relative -mx-3 mt-2 -mb-10 aspect-square sm:mx-auto sm:max-w-[36.5rem] lg:absolute lg:right-[max(0.5rem,calc(50%-44.5rem))] lg:-bottom-13 lg:m-0 lg:w-[44vw] lg:max-w-none xl:w-[min(46.5rem,51.5vw)]">
      <span className={`${contactShadow} top-[80.5%] left-1/4 h-[5.5%] w-[26%]`} />
      <span className={`${contactShadow} top-[76.5%] left-[55%] h-[5.5%] w-[26%]`} />
      <Picture
        src="/pictures/products/charge-go/silver-cutout.webp"
        alt={alt}
        width={1200}
        height={1200}
        sizes="(min-width: 90rem) 46.5rem, (min-width: 80rem) 52vw, (min-width: 64rem) 44vw, (min-width: 36rem) 36rem, 100vw"
        loading="eager"
        fetchPriority="high"
        className="relative size-full"
      />
    </div>
  );
}
