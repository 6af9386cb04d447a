import type { ReactNode } from 'react';
import { ChoiceGroup, useChoiceIds, type Choice, type ChoiceGroupProps } from './choice-group';
import { cx } from '../cx';

export type RowOption<Value extends string = string> = Choice<Value> & {
  /** Content at the right edge of the row: a price, a distance. */
  aside?: ReactNode;
  /** Fields that are shown inside the row while it is chosen. */
  panel?: ReactNode;
  /** A row with less height, for the less likely options of a long list. */
  isCompact?: boolean;
};

type OptionRowsProps<Value extends string> = ChoiceGroupProps<Value, RowOption<Value>>;

/** Radios the size of a paragraph. Rows share borders, so that the group looks like one object. */
export function OptionRows<Value extends string>({
  name,
  value,
  onChange,
  options,
  ...frame
}: OptionRowsProps<Value>) {
  const rowsOf = useRows({ name, value, onChange });
  return (
    <ChoiceGroup {...frame}>
      <div className="grid">{rowsOf(options)}</div>
    </ChoiceGroup>
  );
}

type RowsState<Value extends string> = Pick<OptionRowsProps<Value>, 'name' | 'value' | 'onChange'>;

/** Draws rows of one group, in as many pieces as its screen needs. */
export function useRows<Value extends string>({ name, value, onChange }: RowsState<Value>) {
  const idsOf = useChoiceIds();
  return (options: readonly RowOption<Value>[]) =>
    options.map((option) => (
      <OptionRow
        key={option.value}
        option={option}
        ids={idsOf(option.value)}
        name={name}
        isChosen={option.value === value}
        onChoose={() => onChange(option.value)}
      />
    ));
}

type OptionRowProps<Value extends string> = {
  option: RowOption<Value>;
  ids: { label: string; description: string; aside: string };
  name: string;
  isChosen: boolean;
  onChoose: () => void;
};

function OptionRow<Value extends string>(props: OptionRowProps<Value>) {
  const { option, ids, name, isChosen, onChoose } = props;
  const described = [option.description && ids.description, option.aside && ids.aside];
  return (
    <div
      className={cx(
        'relative -mt-[1.5px] border-[1.5px] first:mt-0 first:rounded-t-md last:rounded-b-md',
        'has-[>label>input:focus-visible]:z-3 has-[>label>input:focus-visible]:outline-3 has-[>label>input:focus-visible]:outline-offset-3 has-[>label>input:focus-visible]:outline-focus',
        isChosen
          ? 'z-2 border-aurora-700 bg-aurora-50 shadow-[inset_0_0_0_1px_var(--color-aurora-700)] dark:border-aurora-300 dark:bg-spruce-800 dark:shadow-[inset_0_0_0_1px_var(--color-aurora-300)]'
          : 'border-line bg-white hover:z-1 hover:border-control dark:border-spruce-200 dark:bg-spruce-900 dark:hover:border-birch-50',
      )}
    >
      <label
        className={cx(
          'flex flex-wrap items-center gap-x-4 px-5 text-ink dark:text-birch-50',
          option.isCompact ? 'min-h-14 py-2.5' : 'min-h-18 py-4',
        )}
      >
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={isChosen}
          disabled={option.isDisabled}
          onChange={onChoose}
          aria-labelledby={ids.label}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className="mr-1 size-6 flex-none appearance-none rounded-full border-[1.5px] border-control bg-white outline-none checked:border-[7px] checked:border-aurora-600 disabled:bg-birch-200 dark:border-spruce-200 dark:bg-spruce-950 dark:checked:border-aurora-300"
        />
        <span className="grid min-w-0 flex-[1_1_min(7rem,60%)] grid-cols-1 gap-0.5">
          <span id={ids.label} className="leading-snug font-semibold">
            {option.label}
          </span>
          {option.description && (
            <span id={ids.description} className="text-xs leading-snug text-ink-soft">
              {option.description}
            </span>
          )}
        </span>
        {option.aside && (
          <span id={ids.aside} className="ml-auto text-right leading-snug font-semibold">
            {option.aside}
          </span>
        )}
      </label>
      {isChosen && option.panel && <div className="px-5 pt-1 pb-5">{option.panel}</div>}
    </div>
  );
}
