import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { controlLook, describedBy, FieldFrame } from '@/components/ui/fields/field-frame';

type HostedFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

/** The place of a gateway's field. Border, label and message are ours; only the text input is the gateway's. */
export function HostedField({ id, label, hint, error, className }: HostedFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div
        ref={box}
        id={id}
        tabIndex={-1}
        // The frame's line takes the focus from its label, and so from the summary.
        onFocus={({ target, currentTarget }) => target === currentTarget && labelOf(box)?.click()}
        aria-describedby={describedBy(id, hint, error)}
        data-invalid={error ? true : undefined}
        className={cx(
          controlLook,
          'focus-within:border-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          'data-invalid:border-danger data-invalid:bg-cranberry-50',
        )}
      />
    </FieldFrame>
  );
}

function labelOf({ current }: { current: HTMLElement | null }): HTMLElement | null {
  return current && document.querySelector<HTMLElement>(`label[for="${current.id}"]`);
}
