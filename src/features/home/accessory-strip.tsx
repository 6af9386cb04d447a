import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { GoLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import { Container } from '@/components/ui/text/section';
import { defaultCurrency, formatMoney, formatMoneyInFull, type CurrencyCode } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { InCurrencies } from '@/features/currency/public';
import type { AccessoryCard } from './home-data';
import { SectionHead } from './section-head';

type AccessoryStripProps = { cardsIn: (currency: CurrencyCode) => readonly AccessoryCard[] };

/**
 * The accessories in one row that continues past the page's right edge; it scrolls sideways by touch, wheel, bar or
 * Tab.
 */
export function AccessoryStrip({ cardsIn }: AccessoryStripProps) {
  const t = useTranslations('home.accessories');
  return (
    <section className="pt-section pb-[calc(var(--section)*0.75)]">
      <Container>
        <SectionHead title={t('title')}>
          <GoLink href={paths.accessories}>{t('all')}</GoLink>
        </SectionHead>
      </Container>
      <ul className="flex snap-x scroll-px-(--strip-edge) [scrollbar-width:thin] [scrollbar-color:var(--color-control)_transparent] gap-6 overflow-x-auto px-(--strip-edge) pb-4 [--strip-edge:max(var(--gutter),calc(50vw-var(--container-page)/2))]">
        {cardsIn(defaultCurrency).map((accessory, place) => (
          <li key={accessory.slug} className="w-62 flex-none snap-start lg:w-86">
            <Accessory
              accessory={accessory}
              cardIn={(currency) => cardsIn(currency)[place] ?? accessory}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AccessoryProps = {
  accessory: AccessoryCard;
  cardIn: (currency: CurrencyCode) => AccessoryCard;
};

function Accessory({ accessory, cardIn }: AccessoryProps) {
  const locale = useLocale();
  const priceIn = (currency: CurrencyCode) => {
    const card = cardIn(currency);
    const inWords = card.currency === currency ? formatMoney : formatMoneyInFull;
    return inWords(card.price, card.currency, locale);
  };
  return (
    <Link href={paths.accessory(accessory.slug)} className="group block -outline-offset-3">
      {accessory.picture && (
        <Picture
          src={accessory.picture}
          alt=""
          width={1600}
          height={1600}
          sizes="(min-width: 64rem) 21.5rem, 15.5rem"
          className="aspect-square w-full bg-plate object-cover"
        />
      )}
      <span className="mt-4 flex justify-between gap-4 font-semibold">
        <span className="decoration-accent decoration-[1.5px] underline-offset-[0.25em] group-hover:underline">
          {accessory.name}
        </span>
        <span className="tabular-nums whitespace-nowrap">
          <InCurrencies words={priceIn} />
        </span>
      </span>
      <span className="mt-0.5 block text-xs text-ink-soft">{accessory.summary}</span>
    </Link>
  );
}
