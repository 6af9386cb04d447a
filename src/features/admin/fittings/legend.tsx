import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** What the lines and marks of the charts mean. */
export function Legend() {
  const t = useTranslations('admin-fitting.legend');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
      <Line label={t('right')}>
        <line x1="0" x2="34" y1="8" y2="8" className="stroke-ear-right" strokeWidth={3} />
        <circle cx="17" cy="8" r="5" className="fill-page stroke-ear-right" strokeWidth={2.5} />
      </Line>
      <Line label={t('left')}>
        <line
          x1="0"
          x2="34"
          y1="8"
          y2="8"
          className="stroke-ear-left"
          strokeWidth={3}
          strokeDasharray="6 4"
        />
        <path d="M12 3l10 10m0 -10l-10 10" className="stroke-ear-left" strokeWidth={2.5} />
      </Line>
      <Line label={t('soft')}>
        <line
          x1="0"
          x2="34"
          y1="8"
          y2="8"
          className="stroke-ink"
          strokeWidth={2}
          strokeDasharray="2 4"
        />
      </Line>
      <Line label={t('loud')}>
        <line
          x1="0"
          x2="34"
          y1="8"
          y2="8"
          className="stroke-ink"
          strokeWidth={2}
          strokeDasharray="10 5"
        />
      </Line>
      <Line label={t('band')}>
        <rect x="2" width="30" height="16" rx="3" className="fill-ink" opacity={0.15} />
      </Line>
    </ul>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg aria-hidden width="34" height="16" viewBox="0 0 34 16" className="flex-none">
        {children}
      </svg>
      {label}
    </li>
  );
}
