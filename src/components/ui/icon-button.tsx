import type { ComponentProps } from 'react';
import { cx } from './cx';

type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name, because the icon alone has none. */
  label: string;
  /** Without the ring, for use inside a bar or a toast. */
  isBare?: boolean;
};

/** A round 48 px button for close, arrows, plus and minus: the only icons without visible text. */
export function IconButton({ label, isBare = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'inline-grid size-12 flex-none place-items-center rounded-full border-[1.5px] transition-colors duration-(--motion-fast)',
        'hover:not-disabled:bg-birch-200 disabled:border-line disabled:text-ink-faint dark:hover:not-disabled:bg-spruce-700',
        isBare ? 'border-transparent' : 'border-control',
        className,
      )}
      {...rest}
    />
  );
}
