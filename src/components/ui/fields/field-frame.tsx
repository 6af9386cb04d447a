import type { ReactNode } from 'react';
import { CircleAlert } from '@/components/icons/circle-alert';
import { cx } from '../cx';

type FieldFrameProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** Ids that tie hint and error to their control, in the order a screen reader should say them. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The frame of every field: label above, then control, hint and error. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={cx('grid content-start gap-2', className)}>
      <label htmlFor={id} className="text-sm leading-snug font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The error of a field, as icon and text; nothing without an error. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-danger">
      <CircleAlert aria-hidden size={22} className="mt-0.5 flex-none" />
      <span>{message}</span>
    </p>
  );
}

/** The look of inputs and selects. The error border grows inward, so the text does not move. */
export const controlLook = cx(
  'min-h-control w-full rounded-md border-[1.5px] border-control bg-white px-4 py-3 text-base leading-snug text-ink placeholder:text-ink-faint placeholder:opacity-100',
  'hover:border-ink focus:border-ink focus:outline-3 focus:outline-offset-2 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-cranberry-50 aria-invalid:shadow-[inset_0_0_0_0.5px_var(--color-danger)]',
  'disabled:border-line disabled:bg-birch-100 disabled:text-ink-faint',
);
