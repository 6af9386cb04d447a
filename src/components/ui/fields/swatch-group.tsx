import {
  ChoiceGroup,
  tileRadioLook,
  useChoiceIds,
  type Choice,
  type ChoiceGroupProps,
} from './choice-group';
import { ChosenTick } from './chosen-tick';

export type SwatchOption<Value extends string = string> = Choice<Value> & {
  /** Any CSS background; a gloss effect is added over it. */
  swatch: string;
};

const shine =
  'linear-gradient(140deg, color-mix(in srgb, var(--color-white) 45%, transparent), transparent 48%, color-mix(in srgb, var(--color-spruce-950) 22%, transparent))';

/** Colours as 48 px discs with their names always visible. */
export function SwatchGroup<Value extends string>({
  name,
  value,
  onChange,
  options,
  ...frame
}: ChoiceGroupProps<Value, SwatchOption<Value>>) {
  const idsOf = useChoiceIds();
  return (
    <ChoiceGroup {...frame}>
      <div className="@container">
        <div className="grid grid-cols-2 gap-3 @min-[19.5rem]:grid-cols-4">
          {options.map((option) => (
            <label
              key={option.value}
              className="relative grid justify-items-center gap-2.5 px-1 pt-3.5 pb-3 text-ink"
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                onChange={() => onChange(option.value)}
                aria-labelledby={idsOf(option.value).label}
                className={tileRadioLook}
              />
              <span
                aria-hidden
                className="pointer-events-none relative size-12 rounded-full shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--color-ink)_14%,transparent)] forced-color-adjust-none"
                style={{ background: `${shine}, ${option.swatch}` }}
              />
              <span
                id={idsOf(option.value).label}
                className="pointer-events-none relative text-sm leading-tight font-medium peer-checked:font-semibold"
              >
                {option.label}
              </span>
              <ChosenTick />
            </label>
          ))}
        </div>
      </div>
    </ChoiceGroup>
  );
}
