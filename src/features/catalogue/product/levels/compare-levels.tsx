import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import type { AidFacts } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine } from '@/features/currency/public';
import styles from './compare-levels.module.css';
import { LevelCards } from './level-cards';
import { LevelTable } from './level-table';

/**
 * The three levels: a table where their prices fit side by side, else one card each. Only one of the two is shown and
 * read.
 */
export function CompareLevels({ aid, facts }: { aid: Product; facts: AidFacts | undefined }) {
  const t = useTranslations('shop');
  return (
    <>
      <h2 className="font-display text-3xl">
        {t.rich('levelsHeading', {
          // The name does not break at its hyphen, and no comma starts a line.
          name: () => <span className="min-[22.5rem]:whitespace-nowrap">{aid.name}</span>,
        })}
      </h2>
      <CurrencyLine onSwitch={changeCurrency} className="mt-3" />
      <div className={cx(styles.levels, 'mt-5 md:mt-9')}>
        <LevelTable aid={aid} facts={facts} className={styles.table} />
        <LevelCards aid={aid} facts={facts} className={styles.cards} />
      </div>
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
