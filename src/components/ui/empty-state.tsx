import type { ReactNode } from 'react';
import { cx } from './cx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** The next step, usually a button. */
  action?: ReactNode;
  /** Level of the title; the look does not change. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** A friendly message for an empty list, with the next step. The lines are decoration. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('@container relative overflow-hidden bg-plate', className)}>
      {/* Above the words in a narrow box, beside them in a wide one: never under them. */}
      <span
        aria-hidden
        className="lines-empty lines-fade absolute top-0 right-0 h-28 w-full opacity-28 @xl:h-full @xl:w-1/2"
      />
      <div className="relative grid min-h-60 grid-cols-1 content-end justify-items-start gap-4 px-6 pt-24 pb-8 @xl:max-w-[62%] @xl:px-10 @xl:py-12">
        <Heading className="font-display text-2xl">{title}</Heading>
        {children && <div className="max-w-text text-ink-soft">{children}</div>}
        {action && <div className="pt-1">{action}</div>}
      </div>
    </div>
  );
}
