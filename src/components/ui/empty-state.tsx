import type { ReactNode } from 'react';
import { cx } from './cx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** The one thing to do next, usually a button. */
  action?: ReactNode;
  /** Level of the title; it looks the same either way. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Nothing here yet, said kindly, with the way on. The lines are decoration. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={cx(
        'relative grid min-h-60 content-end justify-items-start gap-4 overflow-hidden bg-plate px-6 py-10 md:px-10 md:py-12',
        className,
      )}
    >
      <span
        aria-hidden
        className="lines-empty lines-fade absolute inset-x-0 top-0 h-3/5 opacity-28"
      />
      <Heading className="relative font-display text-2xl">{title}</Heading>
      {children && <div className="relative max-w-text text-ink-soft">{children}</div>}
      {action && <div className="relative">{action}</div>}
    </div>
  );
}
