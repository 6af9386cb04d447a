import type { ReactNode } from 'react';
import { Check } from '@/components/icons/check';
import { cx } from '@/components/ui/cx';

type CheckListProps<Value extends string> = {
  legend: ReactNode;
  /** Prefix of the checkboxes' ids, to which the error summary links. */
  idPrefix: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  errorId?: string;
};

/** Checkboxes as rows that share borders; the whole row can be clicked. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, idPrefix, options, chosen, onToggle, errorId } = props;
  return (
    <fieldset className="min-w-0" aria-describedby={errorId}>
      <legend className="mb-3 text-sm font-semibold text-ink-soft">{legend}</legend>
      <div className="grid">
        {options.map(({ value, label }) => (
          <CheckRow
            key={value}
            id={`${idPrefix}-${value}`}
            label={label}
            isChosen={chosen.includes(value)}
            onToggle={() => onToggle(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CheckRowProps = { id: string; label: string; isChosen: boolean; onToggle: () => void };

function CheckRow({ id, label, isChosen, onToggle }: CheckRowProps) {
  return (
    <label
      className={cx(
        'relative -mt-[1.5px] grid min-h-16 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-4 border-[1.5px] px-4.5 py-3 leading-snug first:mt-0 first:rounded-t-md last:rounded-b-md',
        'has-[:focus-visible]:z-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-focus',
        isChosen
          ? 'z-2 border-aurora-700 bg-aurora-50 font-semibold shadow-[inset_0_0_0_1px_var(--color-aurora-700)]'
          : 'border-line bg-white hover:z-1 hover:border-control',
      )}
    >
      <span className="relative">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          className="peer block size-7 appearance-none rounded-sm border-[1.5px] border-control bg-white outline-none checked:border-aurora-600 checked:bg-aurora-600"
        />
        <Check
          aria-hidden
          size={20}
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 text-white opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  );
}
