import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Price } from '@/components/ui/text/price';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import { choices } from '@/domain/catalogue/product-choice';
import { ChooseLevel } from './choose-level';
import styles from './compare-levels.module.css';
import { pricedLevels, reaches, situations } from './level-facts';
import { YesNo } from './yes-no';

const cell = 'border-b border-line py-4 pr-6 text-left align-middle';

type LevelTableProps = { aid: Product; facts: AidFacts | undefined; className?: string };

/** The three levels side by side, with a link below each column. */
export function LevelTable({ aid, facts, className }: LevelTableProps) {
  const t = useTranslations('shop');
  const priced = pricedLevels(aid);
  const price = (key: 'perEar' | 'pair', look: string) =>
    priced.map(({ tech, prices }) => (
      <Cell key={tech}>
        {prices && <Price amount={prices[key]} currency={aid.currency} className={look} />}
      </Cell>
    ));
  return (
    <div className={className}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('compare')}</caption>
        <thead>
          <LevelNames />
        </thead>
        <tbody>
          <Row label={t('perEar')}>{price('perEar', cx(styles.price, 'font-display'))}</Row>
          <Row label={t('forPair')}>{price('pair', '')}</Row>
          {situations.map(({ key, from }) => (
            <Row key={key} label={t(`situations.${key}`)}>
              {choices.tech.map((tech) => (
                <Cell key={tech}>
                  <YesNo isYes={reaches(tech, from)} />
                </Cell>
              ))}
            </Row>
          ))}
          <FactRows facts={facts} />
        </tbody>
      </table>
      {/* Under the table, so that it holds facts only. */}
      <div className="mt-6 grid grid-cols-[31fr_23fr_23fr_23fr]">
        <span aria-hidden />
        {choices.tech.map((tech) => (
          <div key={tech} className="grid pr-6">
            <ChooseLevel aid={aid} tech={tech} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The catalogue's facts that differ by level. */
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
    <tr>
      <td className="w-[31%] border-b-[1.5px] border-ink" />
      {choices.tech.map((tech) => (
        <th
          key={tech}
          scope="col"
          className={cx(
            styles.price,
            'border-b-[1.5px] border-ink pr-6 pb-5 text-left align-top font-display font-normal',
          )}
        >
          {t(`levels.${tech}.name`)}
          <span className="mt-2 block font-sans text-xs tracking-normal text-ink-soft">
            {t(`levels.${tech}.for`)}
          </span>
        </th>
      ))}
    </tr>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={cx(cell, 'font-medium')}>
        {label}
      </th>
      {children}
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className={cell}>{children}</td>;
}
