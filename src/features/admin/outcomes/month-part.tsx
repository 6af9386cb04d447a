import { useFormatter, useTranslations } from 'next-intl';
import { Table } from '@/components/ui/table';
import { blockOfKey } from '@/domain/outcomes/month-blocks';
import type { OutcomeGroup } from '@/domain/outcomes/outcome-groups';
import { EmptyFigure, FigurePart } from './figure-part';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

const width = 400;
const plot = { left: 76, right: 388, top: 28, bottom: 168 } as const;
/** So many names of months have room beside each other. */
const mostNames = 7;

/** The share that came back, by the month of the order. */
export function MonthPart({ groups }: { groups: readonly OutcomeGroup[] }) {
  const t = useTranslations('admin-outcomes');
  const words = useOutcomeWords();
  const title = t('parts.months.title');
  if (groups.every(({ returned }) => returned.value === null)) {
    return <EmptyFigure title={title} text={t('parts.months.none')} />;
  }
  return (
    <FigurePart
      title={title}
      about={t('parts.months.about')}
      chart={<MonthLine groups={groups} />}
      table={
        <Table
          caption={title}
          isCaptionHidden
          columns={[
            {
              id: 'month',
              header: t('columns.month'),
              cell: ({ key }) => words.months(key),
              isRowHeader: true,
            },
            {
              id: 'of',
              header: t('columns.trialOver'),
              cell: ({ returned }) => returned.value?.of ?? words.share(returned),
              isNumeric: true,
            },
            {
              id: 'returned',
              header: t('columns.returned'),
              cell: ({ returned }) => words.share(returned),
              isNumeric: true,
            },
          ]}
          rows={groups}
          rowKey={({ key }) => key}
        />
      }
    />
  );
}

function MonthLine({ groups }: { groups: readonly OutcomeGroup[] }) {
  const t = useTranslations('admin-outcomes');
  const words = useOutcomeWords();
  const format = useFormatter();
  const shares = groups.map(({ returned: { value } }) => value && value.count / value.of);
  const most = scaleEnd(Math.max(0, ...shares.map((share) => share ?? 0)));
  const x = (place: number) =>
    groups.length === 1
      ? (plot.left + plot.right) / 2
      : plot.left + 16 + (place / (groups.length - 1)) * (plot.right - plot.left - 36);
  const y = (share: number) => plot.bottom - (share / most) * (plot.bottom - plot.top);
  const each = Math.ceil(groups.length / mostNames);
  return (
    <svg viewBox={`0 0 ${width} 220`} className={styles.line} fontSize={15}>
      {[0, 1, 2, 3].map((step) => {
        const share = (most * step) / 3;
        return (
          <g key={step}>
            <line
              x1={plot.left}
              x2={plot.right}
              y1={y(share)}
              y2={y(share)}
              className={step === 0 ? styles.base : styles.grid}
            />
            <text x={plot.left - 8} y={y(share) + 5} textAnchor="end" className={styles.axis}>
              {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
            </text>
          </g>
        );
      })}
      <text x={0} y={plot.bottom + 46} className={styles.axis}>
        {t('columns.people')}
      </text>
      {/* A month without a figure is a gap, not a line through it. */}
      <path
        d={pathOf(shares.map((share, place) => share !== null && [x(place), y(share)]))}
        className={styles.path}
      />
      {groups.map(({ key, returned: { value } }, place) => (
        <g key={key} textAnchor="middle">
          {value && (
            <>
              <circle cx={x(place)} cy={y(value.count / value.of)} r={6} className={styles.dot} />
              {place % each === 0 && (
                <text x={x(place)} y={y(value.count / value.of) - 14} className={styles.label}>
                  {words.percent(value)}
                </text>
              )}
            </>
          )}
          {place % each === 0 && (
            <>
              <text x={x(place)} y={plot.bottom + 24} className={styles.axis}>
                {words.month(blockOfKey(key).to, 'short')}
              </text>
              <text x={x(place)} y={plot.bottom + 46} className={styles.axis}>
                {value && format.number(value.of)}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The top of the scale: a multiple of 15 %, so that its thirds are whole numbers. */
const scaleEnd = (share: number) => Math.max(1, Math.ceil(share / 0.15)) * 0.15;

function pathOf(points: readonly (readonly [number, number] | false)[]): string {
  return points
    .map((point, place) => point && `${points[place - 1] ? 'L' : 'M'}${point.join(' ')}`)
    .filter(Boolean)
    .join('');
}
