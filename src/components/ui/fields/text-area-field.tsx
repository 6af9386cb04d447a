import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';
import { controlLook, describedBy, FieldFrame } from './field-frame';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** Several lines of text. */
export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={5}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={cx(controlLook, 'resize-y')}
      />
    </FieldFrame>
  );
}
