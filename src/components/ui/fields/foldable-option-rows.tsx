import { useState, type ReactNode } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { cx } from '../cx';
import { useRows, type RowOption } from './option-rows';

type FoldableOptionRowsProps<Value extends string> = ChoiceGroupProps<Value, RowOption<Value>> & {
  /** Less likely options behind a button of this name. A chosen one is shown also while they are folded. */
  more: { label: string; options: readonly RowOption<Value>[] };
};

/** `OptionRows` of which the less likely ones are folded. */
export function FoldableOptionRows<Value extends string>({
  name,
  value,
  onChange,
  options,
  more,
  ...frame
}: FoldableOptionRowsProps<Value>) {
  const rowsOf = useRows({ name, value, onChange });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = more.options.filter((option) => isUnfolded || option.value === value);
  return (
    <ChoiceGroup {...frame}>
      <div className="grid">
        {rowsOf(options)}
        {more.options.length > 0 && (
          <MoreButton isOpen={isUnfolded} onToggle={() => setIsUnfolded(!isUnfolded)}>
            {more.label}
          </MoreButton>
        )}
        {rowsOf(shown)}
      </div>
    </ChoiceGroup>
  );
}

type MoreButtonProps = { isOpen: boolean; onToggle: () => void; children: ReactNode };

function MoreButton({ isOpen, onToggle, children }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="relative -mt-[1.5px] flex min-h-14 items-center justify-between gap-4 border-[1.5px] border-line bg-white px-5 py-2.5 text-left leading-snug font-semibold last:rounded-b-md hover:z-1 hover:border-control focus-visible:z-3 dark:border-spruce-200 dark:bg-spruce-900"
    >
      {children}
      <ChevronDown
        aria-hidden
        size={22}
        className={cx('flex-none transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}
