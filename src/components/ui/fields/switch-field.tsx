import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { describedBy } from './field-frame';

type SwitchFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  /** True while it is being saved: it shows the new choice and cannot be changed. */
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
};

/** A setting that is on or off and takes effect at once; in a form that is submitted, use a CheckboxField. */
export function SwitchField({ label, hint, isOn, isBusy, onChange, className }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={cx('grid', className)}>
      <label htmlFor={id} className="flex min-h-target items-start gap-4 py-2 leading-snug">
        <span className="relative mt-px flex-none forced-color-adjust-none">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-busy={isBusy || undefined}
            aria-describedby={describedBy(id, hint, undefined)}
            onChange={(event) => {
              if (!isBusy) onChange(event.target.checked);
            }}
            className="peer block h-7 w-12 appearance-none rounded-full border-[1.5px] border-control bg-white checked:border-aurora-600 checked:bg-aurora-600 hover:border-ink"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-white motion-reduce:transition-none"
          />
        </span>
        <span className="font-medium">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-16 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
