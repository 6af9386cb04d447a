import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { Picture } from '@/components/ui/pictures/picture';
import { TextLink } from '@/components/ui/text/text-link';
import { shownSerial } from '@/domain/devices/serial-number';
import { cents, formatMoneyInFull } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import type { AidsView, AidView } from './aids-requests';
import styles from './aids.module.css';

type AidFactsProps = {
  aids: readonly AidView[];
  lossFee: AidsView['lossFee'];
  /** The button that reports a fault or a loss. */
  report: ReactNode;
};

/** The aids with their serial numbers, what belongs to them, and their cover. */
export function AidFacts({ aids, lossFee, report }: AidFactsProps) {
  const t = useTranslations('aids');
  const factsOf = useFacts(lossFee);
  const orderId = aids.find((aid) => aid.orderId !== null)?.orderId;
  return (
    <section aria-label={t('heading')} className="grid gap-6 border-t-[1.5px] border-ink pt-6">
      <ul className={styles.pair}>
        {aids.map((aid) => (
          <li key={aid.id} className="min-w-0">
            {aid.model.imageUrl && (
              <Picture
                src={aid.model.imageUrl}
                alt=""
                width={1600}
                height={1600}
                sizes="(min-width: 40rem) 20rem, 50vw"
                className={cx('mb-3 w-full bg-birch-100 object-contain', styles.picture)}
              />
            )}
            <h2 className="flex items-center gap-3 font-display text-2xl">
              <EarMark ear={`${aid.ear}-ear`} />
              {t(`ears.${aid.ear}`)}
            </h2>
            <p>{shownSerial(aid.serial)}</p>
          </li>
        ))}
      </ul>
      <dl className={cx('border-t border-line', styles.facts)}>
        {factNames.map((name) => (
          <div key={name} className={cx('border-b border-line py-4', styles.fact)}>
            <dt className="text-sm text-ink-soft">{t(name)}</dt>
            <FactOfEars aids={aids} factOf={(aid) => factsOf(aid)[name]} />
          </div>
        ))}
      </dl>
      <div className={cx('flex flex-wrap items-center gap-4', styles.actions)}>
        <ButtonLink variant="secondary" href={paths.accessories}>
          {t('orderSupplies')}
        </ButtonLink>
        {report}
        <p className="flex flex-wrap justify-center gap-x-8 gap-y-3 text-center">
          {orderId && <TextLink href={queryPaths.accountOrder(orderId)}>{t('howWeSet')}</TextLink>}
          <TextLink href={paths.carePlan}>{t('carePlan')}</TextLink>
        </p>
      </div>
    </section>
  );
}

const factNames = ['levelAndColour', 'domes', 'filters', 'warranty', 'loss', 'setBy'] as const;
type FactName = (typeof factNames)[number];
type AidFact = { words: string; more?: string };

/** A fact once where it is the same for both ears, else by ear. */
function FactOfEars({
  aids,
  factOf,
}: {
  aids: readonly AidView[];
  factOf: (aid: AidView) => AidFact;
}) {
  const t = useTranslations('aids');
  const known = aids.map((aid) => ({ ear: aid.ear, ...factOf(aid) }));
  const [first] = known;
  const isShared = known.every(({ words, more }) => words === first?.words && more === first.more);
  return (isShared ? known.slice(0, 1) : known).map(({ ear, words, more }) => (
    <dd key={ear} className="min-w-0">
      <span className="block font-semibold">
        {isShared ? words : t('ofEar', { ear: t(`ears.${ear}`), words })}
      </span>
      {more && <span className="block text-sm text-ink-soft">{more}</span>}
    </dd>
  ));
}

function useFacts(lossFee: AidsView['lossFee']) {
  const t = useTranslations('aids');
  const locale = useLocale();
  const day = useDay();
  const fee = formatMoneyInFull(cents(lossFee), 'CAD', locale);
  const loss = ({ lossEndsOn, blocks }: AidView): AidFact => {
    if (lossEndsOn === null) return { words: t('afterDelivery') };
    if (blocks.loss !== null) return { words: t(`blocks.${blocks.loss}`) };
    return { words: t('lossUntil', { date: day(lossEndsOn) }), more: t('lossFee', { fee }) };
  };
  return (aid: AidView): Readonly<Record<FactName, AidFact>> => {
    const { model, care, warrantyEndsOn } = aid;
    const size = t(`size.${care.domeSize}`);
    return {
      levelAndColour: {
        words: [model.level, model.colour].filter(Boolean).join(', ') || model.name,
      },
      domes: { words: t('domesAre', { kind: t(`dome.${care.dome}`), size }) },
      filters: { words: t('filterIs', { size: care.filter }) },
      warranty: { words: warrantyEndsOn === null ? t('afterDelivery') : day(warrantyEndsOn) },
      loss: loss(aid),
      setBy: {
        words: care.setBy ?? t('notYet'),
        ...(care.setBy && care.setOn && { more: day(care.setOn) }),
      },
    };
  };
}

function useDay() {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}
