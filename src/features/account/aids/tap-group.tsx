import { Check } from '@/components/icons/check';
import { ChoiceGroup } from '@/components/ui/fields/choice-group';
import { cx } from '@/components/ui/cx';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import styles from './aids.module.css';

type TapGroupProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value | null;
  options: readonly Value[];
  wordOf: (option: Value) => string;
  onChange: (value: Value) => void;
  error?: string;
};

/** Choices as pills: one tap each. */
export function TapGroup<Value extends string>(props: TapGroupProps<Value>) {
  const { legend, name, value, options, wordOf, onChange, error } = props;
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'relative inline-flex min-h-target items-center gap-2 rounded-full bg-white px-5 py-2 font-medium text-ink',
              styles.pill,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 size-full appearance-none rounded-full"
            />
            {option === value && <Check aria-hidden size={18} strokeWidth={2.5} />}
            {option === 'left' && <EarMark ear="left-ear" />}
            {option === 'right' && <EarMark ear="right-ear" />}
            <span className="pointer-events-none relative">{wordOf(option)}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
