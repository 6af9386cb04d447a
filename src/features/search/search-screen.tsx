import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { Notice } from '@/components/ui/notice';
import { linkTo } from '@/components/ui/text/rich-words';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { Container } from '@/components/ui/text/section';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { TextLink } from '@/components/ui/text/text-link';
import { cents } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import type { SearchOffer } from '@/domain/pages/site-search';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine, useCurrency } from '@/features/currency/public';
import { excerptOf } from './excerpt';
import type { Found } from './find-entries';
import { Marked } from './marked';
import { SearchField } from './search-field';
import { useSearch } from './use-search';

/** The most visited pages; also shown without scripts and when nothing was found. */
const oftenWanted = [
  { label: 'test', href: paths.hearingTest },
  { label: 'prices', href: paths.prices },
  { label: 'estimate', href: paths.estimate },
  { label: 'insurance', href: paths.hearingLossInsurance },
  { label: 'finder', href: paths.discovery },
  { label: 'returns', href: paths.returns },
  { label: 'repair', href: paths.repair },
  { label: 'support', href: paths.support },
] as const;

/** Searches the whole site. The search words are sent to nobody: the index is searched in the browser. */
export function SearchScreen() {
  const t = useTranslations('search');
  const { asked, results, hasFailed, finder, prepare, search, open } = useSearch();
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <h1 className="font-display text-4xl">{t('heading')}</h1>
      <div className="mt-6 max-w-[44rem] lg:mt-8">
        <SearchField
          asked={asked}
          finder={finder}
          onIntent={prepare}
          onSearch={search}
          onOpen={open}
        />
        <noscript>
          <p className="mt-4">{t('noScript')}</p>
        </noscript>
      </div>
      <p role="status" className="mt-8 min-h-7 text-ink-soft">
        {asked &&
          !hasFailed &&
          (results ? t('count', { count: results.length, words: asked }) : t('searching'))}
      </p>
      {hasFailed && (
        <Notice tone="attention" className="max-w-[44rem]">
          {t.rich('failed', { phone: () => <SupportPhone />, link: linkTo(paths.support) })}
        </Notice>
      )}
      {results && results.length > 0 ? <Results results={results} /> : null}
      {results?.length === 0 && (
        <p className="mt-2 max-w-[33rem]">{t.rich('nothing', { phone: () => <SupportPhone /> })}</p>
      )}
      {(!results || results.length === 0) && <OftenWanted />}
    </Container>
  );
}

function Results({ results }: { results: readonly Found[] }) {
  return (
    <>
      {results.some(({ entry }) => entry.offer) && <CurrencyLine onSwitch={changeCurrency} />}
      <ol className="mt-4 max-w-[44rem] border-b border-line">
        {results.map((found) => (
          <Result key={found.entry.path} found={found} />
        ))}
      </ol>
    </>
  );
}

function Result({ found: { entry, terms } }: { found: Found }) {
  const locale = useLocale();
  const t = useTranslations('search');
  const { offer } = entry;
  return (
    <li className="flex gap-5 border-t border-line py-5">
      {offer?.picture && (
        <Picture
          src={offer.picture.url}
          alt=""
          width={offer.picture.width}
          height={offer.picture.height}
          sizes="6rem"
          className="aspect-square w-24 flex-none self-start bg-plate object-cover"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-xl leading-snug font-semibold">
          <Link
            href={entry.path}
            prefetch={false}
            className="underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]"
          >
            <Marked text={entry.title} terms={terms} />
          </Link>
        </h2>
        <p className="mt-1 text-xs text-ink-soft">{t(`kind.${entry.kind}`)}</p>
        {offer && <OfferPrice offer={offer} />}
        <p className="mt-1">
          <Marked text={excerptOf(entry, terms, locale)} terms={terms} />
        </p>
      </div>
    </li>
  );
}

/** The lowest price in the chosen currency; nothing where the product has none. */
function OfferPrice({ offer: { prices, isFrom } }: { offer: SearchOffer }) {
  const t = useTranslations('search');
  const currency = useCurrency();
  const amount = prices[currency];
  if (amount === undefined) return null;
  const price = <Price amount={cents(amount)} currency={currency} className="font-semibold" />;
  return <p className="mt-1">{isFrom ? t.rich('from', { price: () => price }) : price}</p>;
}

function OftenWanted() {
  const t = useTranslations('search');
  return (
    <section aria-labelledby="often-wanted" className="mt-10">
      <h2 id="often-wanted" className="font-display text-2xl">
        {t('often')}
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:max-w-[44rem]">
        {oftenWanted.map(({ label, href }) => (
          <li key={label}>
            <TextLink href={href} className="inline-flex min-h-target items-center">
              {t(`wanted.${label}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
