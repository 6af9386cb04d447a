import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { cx } from '../cx';
import { controlLook, describedBy, FieldFrame } from './field-frame';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly { value: string; label: string }[];
  /** Label of the empty first option ("Choose a province"); left out when something is always chosen. */
  emptyLabel?: string;
  /** Id of a text elsewhere on the page that belongs to the choice. */
  describedBy?: string;
};

/** The browser's own select (best on phones and with screen readers) with our chevron. */
export function SelectField({
  label,
  hint,
  error,
  options,
  emptyLabel,
  describedBy: noteId,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [describedBy(id, hint, error), noteId].filter(Boolean).join(' ') || undefined
          }
          className={cx(controlLook, 'appearance-none truncate pr-12')}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  );
}
