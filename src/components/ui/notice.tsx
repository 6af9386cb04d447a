import type { ReactNode } from 'react';
import { Info } from '@/components/icons/info';
import { TriangleAlert } from '@/components/icons/triangle-alert';
import { cx } from './cx';

type NoticeProps = {
  /** Use `attention` at most once per view. */
  tone: 'note' | 'attention';
  className?: string;
  children: ReactNode;
};

/** A remark with a 4 px left edge: a note or a warning. */
export function Notice({ tone, className, children }: NoticeProps) {
  const Icon = tone === 'note' ? Info : TriangleAlert;
  return (
    <div
      className={cx(
        'flex flex-wrap gap-3.5 rounded-r-md border-l-4 py-4.5 pr-5 pl-4 leading-normal text-ink',
        tone === 'note' ? 'border-aurora-600 bg-aurora-50' : 'border-amber-500 bg-amber-100',
        className,
      )}
    >
      <Icon aria-hidden size={24} className="mt-0.5 flex-none" />
      {/* With the largest letters the words go below the icon. */}
      <div className="flex-[1_1_8.5rem] wrap-anywhere">{children}</div>
    </div>
  );
}
