import { useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from '@/components/icons/check';
import { cx } from '../cx';
import { describedBy, FieldError } from './field-frame';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A 28 px box; the whole line is clickable. */
export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx('grid', className)}>
      <label htmlFor={id} className="flex min-h-target items-start gap-3 py-2 leading-snug">
        <span className="relative flex-none">
          <input
            {...rest}
            type="checkbox"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            className="peer block size-7 appearance-none rounded-sm border-[1.5px] border-control bg-white checked:border-aurora-600 checked:bg-aurora-600 hover:border-ink disabled:border-line disabled:bg-birch-200 aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            size={20}
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 text-white opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-faint"
          />
        </span>
        <span className="pt-px">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-10 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
