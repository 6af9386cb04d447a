import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Check } from '@/components/icons/check';
import { Minus } from '@/components/icons/minus';
import { ButtonLink, GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Price } from '@/components/ui/text/price';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import {
  choices,
  defaultChoice,
  pricesOfLevel,
  queryOfChoice,
  type TechLevel,
} from '@/domain/catalogue/product-choice';
import styles from './compare-levels.module.css';

/** Where each level is made for. What every level can is one sentence below the table, so that its rows stay few. */
const situations: readonly {
  key: 'street' | 'dinner' | 'restaurant';
  from: TechLevel;
}[] = [
  { key: 'street', from: 'advanced' },
  { key: 'dinner', from: 'advanced' },
  { key: 'restaurant', from: 'premium' },
];

const rank = (level: TechLevel) => choices.tech.indexOf(level);

/* One row per comparison; below md its label takes a line of its own over the three values. */
const row =
  'grid grid-cols-3 border-b border-line py-3 md:table-row md:border-0 md:py-0 md:[&>*]:border-b md:[&>*]:border-line';
const cell = 'py-0.5 pr-2 text-left align-middle md:py-4 md:pr-6';

/**
 * The three levels side by side: a real table at every width. Its parts are laid out as a grid on small screens,
 * where browsers would forget what they are: hence the explicit roles.
 */
export function CompareLevels({ aid, facts }: { aid: Product; facts: AidFacts | undefined }) {
  const t = useTranslations('shop');
  const priced = choices.tech.map((tech) => ({
    tech,
    prices: pricesOfLevel(aid, { ...defaultChoice, tech }),
  }));
  const price = (key: 'perEar' | 'pair', className: string) =>
    priced.map(({ tech, prices }) => (
      <Cell key={tech}>
        {prices && <Price amount={prices[key]} currency={aid.currency} className={className} />}
      </Cell>
    ));

  return (
    <>
      <h2 className="font-display text-3xl">
        {t.rich('levelsHeading', {
          // No hyphen of the name ends a line, and no comma begins one.
          name: () => <span className="min-[22.5rem]:whitespace-nowrap">{aid.name}</span>,
        })}
      </h2>
      {/* Letters may be so large that three prices have no room beside one another: then the table can be moved. */}
      <div
        role="region"
        aria-label={t('compare')}
        // A region that scrolls has to be reached by the keyboard as well.
        tabIndex={0}
        className={cx(styles.scroller, 'mt-8 md:mt-12')}
      >
        <table
          role="table"
          className={cx(styles.table, 'block w-full border-collapse md:table md:table-fixed')}
        >
          <caption className="sr-only">{t('compare')}</caption>
          <thead role="rowgroup" className="block md:table-header-group">
            <LevelNames />
          </thead>
          <tbody role="rowgroup" className="block md:table-row-group">
            <Row label={t('perEar')}>
              {price(
                'perEar',
                cx(styles.large, 'font-display text-base md:text-[1.5rem] lg:text-2xl'),
              )}
            </Row>
            <Row label={t('forPair')}>{price('pair', cx(styles.small))}</Row>
            {situations.map(({ key, from }) => (
              <Row key={key} label={t(`situations.${key}`)}>
                {choices.tech.map((tech) => (
                  <Cell key={tech}>
                    <YesNo isYes={rank(tech) >= rank(from)} />
                  </Cell>
                ))}
              </Row>
            ))}
            <FactRows facts={facts} />
          </tbody>
        </table>
      </div>
      <ChooseLevel aid={aid} />
      <p className="mt-8 text-ink-soft">
        {t('everyLevel')}
        {facts && facts.inTheBox.length > 0 && (
          <> {t('inEveryBox', { names: facts.inTheBox.join(', ') })}</>
        )}
      </p>
      <GoLink href={paths.discovery} className="mt-2">
        {t('finder')}
      </GoLink>
    </>
  );
}

/** The facts that differ by level, as the catalogue has them. */
function FactRows({ facts }: { facts: AidFacts | undefined }) {
  const t = useTranslations('shop');
  const { bluetooth, fittingRangeDb } = facts ?? {};
  return (
    <>
      {bluetooth && (
        <Row label={t('bluetooth')}>
          {choices.tech.map((tech) => (
            <Cell key={tech}>
              <YesNo isYes={bluetooth[tech]} />
            </Cell>
          ))}
        </Row>
      )}
      {fittingRangeDb && (
        <Row label={t('fits')}>
          {choices.tech.map((tech) => (
            <Cell key={tech}>{t('upTo', { db: fittingRangeDb[tech] })}</Cell>
          ))}
        </Row>
      )}
    </>
  );
}

function LevelNames() {
  const t = useTranslations('shop');
  return (
    <tr role="row" className="grid grid-cols-3 border-b-[1.5px] border-ink pb-3 md:table-row">
      <td
        role="cell"
        className="hidden w-[26%] border-b-[1.5px] border-ink md:table-cell lg:w-[31%]"
      />
      {choices.tech.map((tech) => (
        <th
          key={tech}
          role="columnheader"
          scope="col"
          className={cx(
            styles.large,
            'text-left align-top font-display text-base font-normal md:border-b-[1.5px] md:border-ink md:pr-6 md:pb-5 md:text-[1.5rem] lg:text-2xl',
          )}
        >
          {t(`levels.${tech}.name`)}
          <span className="mt-2 hidden font-sans text-xs tracking-normal text-ink-soft md:block">
            {t(`levels.${tech}.for`)}
          </span>
        </th>
      ))}
    </tr>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr role="row" className={row}>
      <th
        role="rowheader"
        scope="row"
        className={cx(
          cell,
          'col-span-3 text-xs font-medium text-ink-soft md:text-base md:text-ink',
        )}
      >
        {label}
      </th>
      {children}
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className={cell}>
      {children}
    </td>
  );
}

function YesNo({ isYes }: { isYes: boolean }) {
  const t = useTranslations('shop');
  const Icon = isYes ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden
        size={isYes ? 24 : 20}
        strokeWidth={isYes ? 2.5 : 2}
        className={isYes ? 'text-focus' : 'text-ink-faint'}
      />
      <span className="sr-only">{t(isYes ? 'yes' : 'no')}</span>
    </>
  );
}

/** The way on from each column; under the table, so that the table holds facts only. */
function ChooseLevel({ aid }: { aid: Product }) {
  const t = useTranslations('shop');
  return (
    <div className="mt-6 grid gap-3 md:grid-cols-3 lg:grid-cols-[31fr_23fr_23fr_23fr] lg:gap-0">
      <span aria-hidden className="max-lg:hidden" />
      {choices.tech.map((tech) => (
        <div key={tech} className="grid lg:pr-6">
          <ButtonLink
            variant="secondary"
            size="sm"
            href={paths.productChoice(aid.slug, queryOfChoice({ ...defaultChoice, tech }))}
          >
            {t('chooseLevel', { level: t(`levels.${tech}.name`) })}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
