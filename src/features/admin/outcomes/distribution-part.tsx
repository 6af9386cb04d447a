import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Table } from '@/components/ui/table';
import type { Distribution } from '@/domain/outcomes/distribution';
import { EmptyFigure, FigurePart } from './figure-part';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

type DistributionPartProps<Key extends string> = {
  name: 'reasons' | 'complaints' | 'benefit' | 'wearingTime';
  distribution: Distribution<Key>;
  wordOf: (key: Key) => string;
  /** The answers are a scale: one that nobody gave belongs to it. */
  isScale: boolean;
};

type Bar = { id: string; label: string; count: number; isTogether: boolean };

/** How many people gave each answer. Answers of fewer than five are hatched, together. */
export function DistributionPart<Key extends string>({
  name,
  distribution: { of, isFew, cells, together },
  wordOf,
  isScale,
}: DistributionPartProps<Key>) {
  const t = useTranslations('admin-outcomes');
  const { percent } = useOutcomeWords();
  const title = t(`parts.${name}.title`);
  if (isFew || of === 0) {
    return <EmptyFigure title={title} text={t(isFew ? 'fewTold' : `parts.${name}.none`)} />;
  }
  const bars: Bar[] = [
    ...cells
      .filter(({ count }) => isScale || count > 0)
      .map(({ key, count }) => ({ id: key, label: wordOf(key), count, isTogether: false })),
    ...together.map(({ keys, count }) => ({
      id: keys.join(),
      label: t('together', { words: keys.map(wordOf).join(', ') }),
      count,
      isTogether: true,
    })),
  ];
  const numberOf = ({ count }: Bar) => t('countAndShare', { count, share: percent({ count, of }) });
  return (
    <FigurePart
      title={title}
      about={t(`parts.${name}.about`, { count: of })}
      chart={<Bars bars={bars} numberOf={numberOf} />}
      table={
        <Table
          caption={title}
          isCaptionHidden
          columns={[
            {
              id: 'answer',
              header: t('columns.answer'),
              cell: ({ label }) => label,
              isRowHeader: true,
            },
            {
              id: 'people',
              header: t('columns.people'),
              cell: ({ count }) => count,
              isNumeric: true,
            },
            {
              id: 'share',
              header: t('columns.share'),
              cell: ({ count }) => percent({ count, of }),
              isNumeric: true,
            },
          ]}
          rows={bars}
          rowKey={({ id }) => id}
        />
      }
    />
  );
}

function Bars({ bars, numberOf }: { bars: readonly Bar[]; numberOf: (bar: Bar) => string }) {
  const hatch = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={styles.bars}>
      {bars.map((bar) => {
        const width = `${(bar.count / most) * 100}%`;
        return (
          <div key={bar.id} className={styles.row}>
            <span>{bar.label}</span>
            <svg className={styles.track}>
              <pattern id={hatch} width={8} height={8} patternUnits="userSpaceOnUse">
                <path d="M0 8 8 0" className={styles.hatch} />
              </pattern>
              <rect
                width={width}
                height="100%"
                rx={4}
                className={bar.isTogether ? styles.together : styles.bar}
              />
              {bar.isTogether && (
                <rect width={width} height="100%" rx={4} fill={`url(#${hatch})`} />
              )}
            </svg>
            <span className={styles.number}>{numberOf(bar)}</span>
          </div>
        );
      })}
    </div>
  );
}
