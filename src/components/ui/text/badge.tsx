import type { ReactNode } from 'react';
import { cx } from '../cx';

type BadgeTone = 'neutral' | 'positive' | 'attention' | 'negative' | 'plain';

const tones: Record<BadgeTone, { box: string; dot: string | null }> = {
  neutral: { box: 'bg-birch-200 text-ink', dot: 'bg-spruce-500' },
  positive: { box: 'bg-aurora-100 text-aurora-700', dot: 'bg-aurora-600' },
  attention: { box: 'bg-amber-100 text-amber-800', dot: 'bg-amber-500' },
  negative: { box: 'bg-cranberry-100 text-cranberry-700', dot: 'bg-cranberry-700' },
  plain: { box: 'bg-birch-200 text-ink', dot: null },
};

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A status as a dot and a word. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  const { box, dot } = tones[tone];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 rounded-sm px-3 py-1 text-xs leading-snug font-medium whitespace-nowrap',
        box,
        className,
      )}
    >
      {dot && <span aria-hidden className={cx('size-2 rounded-full', dot)} />}
      {children}
    </span>
  );
}
