import { useTranslations } from 'next-intl';
import { Table } from '@/components/ui/table';
import type { OutcomeGroup } from '@/domain/outcomes/outcome-groups';
import { EmptyFigure, FigurePart } from './figure-part';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

type AdjustmentWhiskersProps = { all: OutcomeGroup; groups: readonly OutcomeGroup[] };

type Row = {
  key: string;
  name: string;
  days: NonNullable<OutcomeGroup['adjusted']['value']>;
};

/** Days from the delivery to the first request for an adjustment: a dot for the middle, a line for the middle half. */
export function AdjustmentWhiskers({ all, groups }: AdjustmentWhiskersProps) {
  const t = useTranslations('admin-outcomes');
  const words = useOutcomeWords();
  const title = t('parts.adjustments.title');
  if (!all.adjusted.value) {
    const text = all.adjusted.isFew ? t('fewTold') : t('parts.adjustments.none');
    return <EmptyFigure title={title} text={text} />;
  }
  const named = [
    { ...all, name: t('everybody') },
    ...groups.map((group) => ({ ...group, name: words.group('way', group.key) })),
  ];
  const rows: Row[] = named.flatMap(({ key, name, adjusted: { value } }) =>
    value ? [{ key, name, days: value }] : [],
  );
  return (
    <FigurePart
      title={title}
      about={t('parts.adjustments.about', { count: all.adjusted.value.of })}
      chart={<Whiskers rows={rows} />}
      table={
        <Table
          caption={title}
          isCaptionHidden
          columns={[
            { id: 'way', header: t('columns.way'), cell: ({ name }) => name, isRowHeader: true },
            ...(['first', 'median', 'third'] as const).map((point) => ({
              id: point,
              header: t(`columns.${point}`),
              cell: ({ days }: Row) => words.days(days[point]),
              isNumeric: true,
            })),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      }
    />
  );
}

function Whiskers({ rows }: { rows: readonly Row[] }) {
  const words = useOutcomeWords();
  const most = Math.max(1, ...rows.map(({ days }) => days.third));
  // Room for half a dot at both ends.
  const x = (days: number) => `${3 + (days / most) * 94}%`;
  return (
    <div className={styles.bars}>
      {rows.map(({ key, name, days }) => (
        <div key={key} className={styles.row}>
          <span>{name}</span>
          <svg className={styles.track}>
            <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.grid} />
            <line
              x1={x(days.first)}
              x2={x(days.third)}
              y1="50%"
              y2="50%"
              className={styles.whisker}
            />
            <circle cx={x(days.median)} cy="50%" r={7} className={styles.middle} />
          </svg>
          <span className={styles.number}>{words.days(days.median)}</span>
        </div>
      ))}
    </div>
  );
}
