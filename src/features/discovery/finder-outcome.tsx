import { useTranslations } from 'next-intl';
import { Button, ButtonLink, GoLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { TextLink } from '@/components/ui/text/text-link';
import { brand } from '@/domain/brand';
import type { Product, ProductImage } from '@/domain/catalogue/catalogue';
import type { FinderResult } from '@/domain/catalogue/discovery';
import {
  choices,
  defaultChoice,
  findVariant,
  pricesOfLevel,
  type Ears,
  type TechLevel,
} from '@/domain/catalogue/product-choice';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine, usePriced } from '@/features/currency/public';
import { FocusedHeading } from './focused-heading';

type FinderOutcomeProps = { result: FinderResult; aid: Product; onStartOver: () => void };

/** The finder's result, and the reason for it. */
export function FinderOutcome({ result, aid, onStartOver }: FinderOutcomeProps) {
  const t = useTranslations('discovery');
  return (
    <div className="grid justify-items-start gap-6">
      {result.kind === 'doctor' && <Doctor />}
      {result.kind === 'consultation' && <Consultation />}
      {result.kind === 'level' && <Level result={result} aid={aid} />}
      <Button variant="quiet" onClick={onStartOver} className="-ml-4">
        {t('startOver')}
      </Button>
    </div>
  );
}

function Doctor() {
  const t = useTranslations('discovery.result');
  return (
    <>
      <FocusedHeading isFirst={false}>{t('doctor.heading')}</FocusedHeading>
      <Notice tone="attention">{t('doctor.text')}</Notice>
      <p className="text-ink-soft">{t('doctor.after')}</p>
      <ButtonLink variant="secondary" href={paths.bookConsultation}>
        {t('book')}
      </ButtonLink>
    </>
  );
}

function Consultation() {
  const t = useTranslations('discovery.result');
  return (
    <>
      <FocusedHeading isFirst={false}>{t('consultation.heading')}</FocusedHeading>
      <p className="text-lg text-ink-soft">{t('consultation.text')}</p>
      <ButtonLink href={paths.bookConsultation}>{t('book')}</ButtonLink>
      <GoLink href={paths.hearingTest}>{t('test')}</GoLink>
    </>
  );
}

type LevelProps = { result: Extract<FinderResult, { kind: 'level' }>; aid: Product };

function Level({ result, aid }: LevelProps) {
  const t = useTranslations('discovery');
  const { level, ears, reason } = result;
  const priced = usePriced(aid);
  const picture = pictureOf(priced, level, ears);
  return (
    <>
      <FocusedHeading isFirst={false}>
        {t.rich('result.level.heading', {
          level: t(`levels.${level}`),
          // The name does not break at its hyphen.
          name: (words) => <span className="min-[22.5rem]:whitespace-nowrap">{words}</span>,
        })}
      </FocusedHeading>
      {picture && (
        <Picture
          src={picture.url}
          alt={picture.caption}
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 40rem) 33rem, 100vw"
          className="aspect-video w-full bg-plate object-contain"
        />
      )}
      <LevelPrice aid={priced} level={level} ears={ears} className="font-display text-3xl" />
      <CurrencyLine onSwitch={changeCurrency} className="-mt-4" />
      <p className="text-lg text-ink-soft">{t(`result.level.${reason}`)}</p>
      <p>{t(ears === 'pair' ? 'result.level.pair' : 'result.level.one')}</p>
      <ButtonLink href={queryPaths.productChoice(brand.defaultProductSlug, { tech: level, ears })}>
        {t('result.see')}
      </ButtonLink>
      <OtherLevels aid={priced} shown={level} ears={ears} />
    </>
  );
}

type PriceProps = { aid: Product; level: TechLevel; ears: Ears; className?: string };

function LevelPrice({ aid, level, ears, className }: PriceProps) {
  const t = useTranslations('discovery.result.level');
  const prices = pricesOfLevel(aid, { ...defaultChoice, tech: level, ears });
  if (!prices) return null;
  const amount = ears === 'pair' ? prices.pair : prices.perEar;
  return (
    <p>
      {t.rich(ears === 'pair' ? 'pricePair' : 'priceOne', {
        price: () => <Price amount={amount} currency={aid.currency} className={className} />,
      })}
    </p>
  );
}

function OtherLevels({ aid, shown, ears }: { aid: Product; shown: TechLevel; ears: Ears }) {
  const t = useTranslations('discovery');
  return (
    <section aria-labelledby="other-levels" className="w-full border-t border-line pt-6">
      <h2 id="other-levels" className="text-xl font-semibold">
        {t('result.level.others')}
      </h2>
      <ul className="mt-2 grid gap-3">
        {choices.tech
          .filter((level) => level !== shown)
          .map((level) => (
            <li key={level} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <TextLink
                href={queryPaths.productChoice(brand.defaultProductSlug, { tech: level, ears })}
                className="inline-flex min-h-target items-center"
              >
                {t(`levels.${level}`)}
              </TextLink>
              <LevelPrice aid={aid} level={level} ears={ears} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function pictureOf(aid: Product, tech: TechLevel, ears: Ears): ProductImage | undefined {
  const variant = findVariant(aid, { ...defaultChoice, tech, ears });
  return aid.images[variant?.imageIndexes[0] ?? 0];
}
