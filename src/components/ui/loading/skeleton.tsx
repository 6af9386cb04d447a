import { cx } from '../cx';

/** A grey placeholder block. Size and place come from `className`; add the text "Loading" once beside the group. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('block animate-skeleton rounded-sm bg-birch-200', className)} />
  );
}
