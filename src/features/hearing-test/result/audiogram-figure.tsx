import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Segmented } from '@/components/ui/fields/segmented';
import { Table } from '@/components/ui/table';
import { frequencies } from '@/domain/audiometry/frequencies';
import type { TestResult } from '@/domain/audiometry/test-result';
import { AudiogramChart } from './audiogram-chart';
import { useLevelWords } from './use-level-words';

type View = 'chart' | 'table';

type AudiogramFigureProps = {
  result: TestResult;
  summary: string;
  /** Replaces the heading for the result's owner. */
  heading?: ReactNode;
  /** Drawn for a narrow column, however wide the window is. */
  isNarrow?: boolean;
  /** Uses clinical terms instead of plain words. */
  isClinical?: boolean;
};

/** The audiogram as a chart and as a table, for people who cannot see the chart. */
export function AudiogramFigure(props: AudiogramFigureProps) {
  const { result, summary, heading, isNarrow = false, isClinical = false } = props;
  const t = useTranslations('hearing-result.chart');
  const [view, setView] = useState<View>('chart');
  return (
    <figure aria-label={t('name')} className="min-w-0">
      <figcaption className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{heading ?? t('heading')}</span>
        <Segmented
          legend={t('view')}
          isLegendHidden
          name="audiogram-view"
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
        />
      </figcaption>
      {view === 'chart' && (
        <>
          {!isNarrow && (
            <AudiogramChart
              result={result}
              size="wide"
              summary={summary}
              isClinical={isClinical}
              className="hidden h-auto w-full max-w-[51.25rem] md:block"
            />
          )}
          <AudiogramChart
            result={result}
            size="narrow"
            summary={summary}
            isClinical={isClinical}
            className={cx('mx-auto h-auto w-full max-w-[21.875rem]', !isNarrow && 'md:hidden')}
          />
        </>
      )}
      <div className={cx(view === 'chart' && 'sr-only')}>
        <AudiogramTable result={result} isClinical={isClinical} />
      </div>
    </figure>
  );
}

function AudiogramTable({ result, isClinical }: { result: TestResult; isClinical: boolean }) {
  const t = useTranslations('hearing-result');
  const format = useFormatter();
  const { hasNumbers, caption, levelWords } = useLevelWords(result, { isClinical });
  const { R, L } = result.ears;
  const known = new Set([...R.points, ...L.points].map(({ hz }) => hz));
  const extra = [...known].filter((hz) => !frequencies.some((pitch) => pitch === hz));
  const rows = [...frequencies.filter((hz) => known.has(hz)), ...extra].sort((a, b) => a - b);
  return (
    <Table
      caption={caption}
      columns={[
        {
          id: 'pitch',
          header: t('chart.pitch'),
          cell: (hz) => format.number(hz),
          isRowHeader: true,
        },
        {
          id: 'right',
          header: t('right'),
          cell: (hz) => levelWords('R', hz),
          isNumeric: hasNumbers,
        },
        {
          id: 'left',
          header: t('left'),
          cell: (hz) => levelWords('L', hz),
          isNumeric: hasNumbers,
        },
      ]}
      rows={rows}
      rowKey={String}
    />
  );
}
