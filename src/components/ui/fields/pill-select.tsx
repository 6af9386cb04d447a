import { useId } from 'react';

type PillSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  wordOf: (option: Value) => string;
  onChange: (option: string) => void;
};

/* Large letters make the longest option wider than a phone. */
const narrow = { maxWidth: '100%' };

/** A select for a setting of the whole shop, in header or footer: the label is beside it. */
export function PillSelect<Value extends string>(props: PillSelectProps<Value>) {
  const { label, value, options, wordOf, onChange } = props;
  const id = useId();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3" style={narrow}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        style={narrow}
        className="min-h-target rounded-full border-[1.5px] border-control bg-page px-4 font-medium text-ink"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
