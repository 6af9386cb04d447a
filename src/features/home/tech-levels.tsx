import { useTranslations } from 'next-intl';
import { ButtonLink, GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import type { TechLevel } from '@/domain/catalogue/product-choice';
import { CurrencyLine, InCurrencies } from '@/features/currency/public';
import type { LevelOffer } from './home-data';
import { ReachTrack } from './reach-track';
import { SectionHead } from './section-head';
import { useMarketingPrice } from './use-marketing-price';

/** Situations, each harder for hearing than the one before. */
const situations = ['quietTalk', 'phone', 'car', 'dinner', 'restaurant'] as const;

/** The hardest situation that a level is made for. */
const farthest: Record<TechLevel, (typeof situations)[number]> = {
  basic: 'phone',
  advanced: 'dinner',
  premium: 'restaurant',
};

/* One grid for the head and the rows: the dots are below their words, and every price has space for the longest one. */
const columns =
  'xl:grid xl:grid-cols-[minmax(6rem,15rem)_minmax(0,1fr)_minmax(5rem,max-content)_12rem] xl:gap-x-8';
const sameColumns = 'xl:col-span-full xl:grid xl:grid-cols-subgrid';

const row = cx(
  "grid grid-cols-[1fr_auto] items-center gap-x-4 [grid-template-areas:'name_price''track_track''text_text''go_go']",
  "md:grid-cols-[1fr_auto_12rem] md:gap-x-6 md:[grid-template-areas:'name_price_go''text_price_go''track_track_track']",
  "xl:[grid-template-areas:'name_track_price_go''text_track_price_go']",
  sameColumns,
);

type TechLevelsProps = { levelsIn: (currency: CurrencyCode) => readonly LevelOffer[] };

/** The three levels, shown by how many of five situations they cover. */
export function TechLevels({ levelsIn }: TechLevelsProps) {
  const t = useTranslations('home.levels');
  return (
    <Section>
      <SectionHead title={t('title')}>
        <div className="max-w-[25rem]">
          <p className="text-ink-soft">{t('lead')}</p>
          <CurrencyLine />
        </div>
      </SectionHead>
      <div className={columns}>
        <div className="@container xl:col-start-2">
          <ul
            aria-label={t('situationsLabel')}
            className="grid auto-cols-fr grid-flow-col items-end pb-4 text-center text-sm leading-snug font-medium text-ink-soft max-md:sr-only @max-[26rem]:sr-only"
          >
            {situations.map((situation) => (
              <li key={situation} className="px-1 text-balance">
                {t(`situations.${situation}`)}
              </li>
            ))}
          </ul>
        </div>
        <ul className={cx('border-b border-line', sameColumns)}>
          {levelsIn(defaultCurrency).map((offer) => (
            <Level key={offer.level} offer={offer} levelsIn={levelsIn} />
          ))}
        </ul>
      </div>
      <GoLink href={paths.discovery} className="mt-8">
        {t('notSure')}
      </GoLink>
    </Section>
  );
}

type LevelProps = TechLevelsProps & { offer: LevelOffer };

function Level({ offer: { level, perEar }, levelsIn }: LevelProps) {
  const t = useTranslations('home.levels');
  const marketingPrice = useMarketingPrice();
  return (
    <li className={cx('border-t border-line py-6 xl:py-7.5', row)}>
      <h3 className="font-display text-2xl leading-tight [grid-area:name] xl:self-end">
        {t(`names.${level}`)}
      </h3>
      <p className="text-xs leading-snug text-ink-soft [grid-area:text] md:mt-1.5 md:max-w-[15rem] xl:self-start">
        {t(`descriptions.${level}`)}{' '}
        <span className="block md:sr-only">
          {t.rich('upTo', {
            situation: t(`situations.${farthest[level]}`),
            strong: (words) => (
              <strong className="font-semibold whitespace-nowrap text-ink">{words}</strong>
            ),
          })}
        </span>
      </p>
      <ReachTrack
        reach={situations.indexOf(farthest[level]) + 1}
        steps={situations.length}
        className="[grid-area:track] max-md:mt-4.5 max-md:mb-2 md:max-xl:mt-6"
      />
      <p className="text-right [grid-area:price]">
        <span className="font-display text-2xl leading-tight whitespace-nowrap">
          <InCurrencies
            words={(currency) => {
              const offer = levelsIn(currency).find((other) => other.level === level);
              return offer
                ? marketingPrice(offer.perEar, offer.currency, currency)
                : marketingPrice(perEar, defaultCurrency, currency);
            }}
          />
        </span>{' '}
        <span className="text-xs text-ink-soft md:block">{t('perEar')}</span>
      </p>
      <ButtonLink
        href={queryPaths.productChoice(brand.defaultProductSlug, { tech: level })}
        variant="secondary"
        size="sm"
        className="whitespace-nowrap [grid-area:go] max-md:mt-4 sm:max-md:justify-self-start"
      >
        {t(`choose.${level}`)}
      </ButtonLink>
    </li>
  );
}
