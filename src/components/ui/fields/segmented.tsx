import { ChoiceGroup, useChoiceIds, type Choice, type ChoiceGroupProps } from './choice-group';

type SegmentedProps<Value extends string> = Omit<
  ChoiceGroupProps<Value, Choice<Value>>,
  'onChange'
> & {
  /** Left out where the radios keep their own state: then `value` is the initial one. */
  onChange?: (value: Value) => void;
};

/** A switch between two or three views of the same thing. */
export function Segmented<Value extends string>({
  name,
  value,
  onChange,
  options,
  ...frame
}: SegmentedProps<Value>) {
  const idsOf = useChoiceIds();
  return (
    <ChoiceGroup {...frame}>
      {/* On a phone a choice goes below where its word has no room beside the others. */}
      <div className="flex auto-cols-fr grid-flow-col flex-wrap rounded-[1.75rem] border-[1.5px] border-control bg-white p-[3px] text-ink forced-color-adjust-none sm:inline-grid sm:max-w-full">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-target min-w-min flex-1 place-items-center rounded-full px-2 py-1.5 text-center text-sm leading-tight font-medium has-checked:bg-ink sm:px-5"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
              disabled={option.isDisabled}
              aria-labelledby={idsOf(option.value).label}
              className="peer absolute inset-0 size-full appearance-none rounded-full hover:not-checked:bg-birch-100"
            />
            <span
              id={idsOf(option.value).label}
              className="pointer-events-none relative peer-checked:font-semibold peer-checked:text-birch-50 peer-disabled:text-ink-faint"
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
