import { ChoiceGroup } from '@/components/ui/fields/choice-group';
import { cx } from '@/components/ui/cx';
import { EarMark } from '@/components/ui/pictures/ear-mark';

type TapGroupProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value | null;
  options: readonly Value[];
  wordOf: (option: Value) => string;
  onChange: (value: Value) => void;
  className?: string;
};

/** Choices as pills: one tap each. */
export function TapGroup<Value extends string>(props: TapGroupProps<Value>) {
  const { legend, name, value, options, wordOf, onChange, className } = props;
  return (
    <ChoiceGroup legend={legend} className={className}>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'inline-flex min-h-target cursor-pointer items-center gap-2 rounded-full border-[1.5px] px-5 py-2 font-medium',
              'border-control bg-white text-ink has-checked:border-[2.5px] has-checked:border-aurora-700 has-checked:bg-aurora-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-5 accent-aurora-700"
            />
            {option === 'left' && <EarMark ear="left-ear" />}
            {option === 'right' && <EarMark ear="right-ear" />}
            {wordOf(option)}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
