import { cx } from '../cx';

/** A grey block where something will be. Size and place come from `className`; say "Loading" once beside the group. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('block animate-skeleton rounded-sm bg-birch-200', className)} />
  );
}
