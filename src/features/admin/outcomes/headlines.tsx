import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { OutcomeGroup } from '@/domain/outcomes/outcome-groups';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

/** The four numbers of all people shown. */
export function Headlines({ all }: { all: OutcomeGroup }) {
  const t = useTranslations('admin-outcomes.headlines');
  const words = useOutcomeWords();
  const { returned, better, worn, adjusted } = all;
  const part = (name: 'returnedOf' | 'betterOf', { value }: OutcomeGroup['returned']) =>
    value ? t(name, { count: value.count, of: value.of }) : '';
  const days = adjusted.value;
  return (
    <dl className={cx('mb-8', styles.tiles)}>
      <Tile name={t('returned')} value={words.share(returned)} isNumber={returned.value !== null}>
        {part('returnedOf', returned)}
      </Tile>
      <Tile name={t('better')} value={words.share(better)} isNumber={better.value !== null}>
        {part('betterOf', better)}
      </Tile>
      <Tile name={t('worn')} value={words.worn(worn)} isNumber={false}>
        {worn.value ? t('middle') : ''}
      </Tile>
      <Tile name={t('adjusted')} value={words.adjusted(adjusted)} isNumber={days !== null}>
        {days
          ? t('adjustedOf', {
              first: Math.round(days.first),
              third: Math.round(days.third),
              count: days.of,
            })
          : ''}
      </Tile>
    </dl>
  );
}

type TileProps = { name: string; value: string; isNumber: boolean; children: string };

function Tile({ name, value, isNumber, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={cx(styles.value, !isNumber && styles.words)}>{value}</dd>
      {children !== '' && <dd className="text-ink-soft">{children}</dd>}
    </div>
  );
}
