import { cx } from '@/components/ui/cx';
import { useTranslations } from 'next-intl';
import type { TrialOfCustomer } from './sixty-days-requests';
import styles from './sixty-days.module.css';

const width = 340;
const height = 60;

/** Early days are spread out, because most pages are there. */
const placeOf = (day: number, days: number) => ({
  x: 12 + (width - 24) * Math.sqrt(day / days),
  y: height - 12 - (height - 28) * Math.sqrt(day / days),
});

/** The days of the trial as a rising line with its pages. The heading says the same in words. */
export function DayLine({ trial: { plan, day, trial } }: { trial: TrialOfCustomer }) {
  const t = useTranslations('sixty-days');
  const points = [...plan, { page: 'end', day: trial.days } as const].map((planned) => ({
    ...planned,
    ...placeOf(planned.day, trial.days),
  }));
  const middle = plan.find(({ page }) => page === 'day_30');
  const opened = points.filter((point) => day !== null && point.day <= day);
  const today = opened.at(-1);
  const line = (shown: readonly { x: number; y: number }[]) =>
    shown.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div className="max-w-form">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full">
        <polyline points={line(points)} fill="none" strokeWidth="2" className={styles.whole} />
        <polyline points={line(opened)} fill="none" strokeWidth="3.5" className={styles.gone} />
        {points.map((point) => {
          const isOpen = opened.includes(point);
          return (
            <circle
              key={point.page}
              cx={point.x}
              cy={point.y}
              r={point === today ? 9 : 6}
              strokeWidth={point === today ? 6 : 2}
              className={
                point === today
                  ? cx('stroke-ink', styles.today)
                  : isOpen
                    ? styles.done
                    : cx('fill-page', styles.coming)
              }
            />
          );
        })}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft" aria-hidden>
        <span>{t('line.arrived')}</span>
        {middle && <span className="ml-auto">{t('day', { day: middle.day })}</span>}
        <span className={cx('text-right', styles.end)}>{t('day', { day: trial.days })}</span>
      </p>
    </div>
  );
}
