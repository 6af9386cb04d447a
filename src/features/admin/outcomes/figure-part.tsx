import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Segmented } from '@/components/ui/fields/segmented';
import { Part } from '../record/part';
import styles from './outcomes.module.css';

type FigurePartProps = {
  title: string;
  about: string;
  /** Only for the eye: the table says all of it. */
  chart: ReactNode;
  table: ReactNode;
};

/** A chart and its table. Screen readers and paper get the table in any case. */
export function FigurePart({ title, about, chart, table }: FigurePartProps) {
  const t = useTranslations('admin-outcomes');
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          <p className="text-ink-soft">{about}</p>
        </div>
        <Segmented
          name={`${id}-view`}
          legend={t('view', { title })}
          isLegendHidden
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
        />
      </div>
      {view === 'chart' && <div aria-hidden>{chart}</div>}
      <div className={view === 'chart' ? styles.behind : undefined}>{table}</div>
    </section>
  );
}

/** A part that has nothing to draw, and why. */
export function EmptyFigure({ title, text }: { title: string; text: string }) {
  return (
    <Part heading={title}>
      <p className="text-ink-soft">{text}</p>
    </Part>
  );
}
