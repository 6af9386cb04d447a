import { useEffect, useRef, type MouseEvent } from 'react';
import { CircleAlert } from '@/components/icons/circle-alert';

type FieldProblem = { fieldId: string; message: string };

type ErrorSummaryProps = { title: string; errors: readonly FieldProblem[] };

/**
 * The form's errors at its top, each a link to its field. Takes focus when it appears; give it a new `key` at every
 * failed submit, so that it is read again.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A focus alone may leave its first lines behind a sticky bar.
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, []);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 rounded-md border-2 border-danger bg-cranberry-50 px-5 py-4.5 text-ink"
    >
      <CircleAlert aria-hidden size={24} className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        <ul className="grid">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => goToField(event, error.fieldId)}
                className="inline-block min-h-target py-2 font-medium text-danger underline decoration-[1.5px] underline-offset-[0.25em] hover:decoration-[2.5px]"
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Scrolls label and box into view together, because the browser would scroll to the box and hide its label. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
