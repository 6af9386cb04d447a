import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { FieldError } from './field-frame';

export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  /** Second, smaller line; read after the label. */
  description?: ReactNode;
  isDisabled?: boolean;
};

export type ChoiceGroupProps<Value extends string, Option extends Choice<Value>> = {
  legend: string;
  isLegendHidden?: boolean;
  /** Content at the right end of the legend's line, such as a "How to measure" button. */
  legendAside?: ReactNode;
  name: string;
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option[];
  hint?: ReactNode;
  error?: string;
  className?: string;
};

type FrameProps = {
  legend: string;
  isLegendHidden?: boolean;
  legendAside?: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** Fieldset and legend around native radios; the group is named by its legend. */
export function ChoiceGroup(props: FrameProps) {
  const id = useId();
  const { legend, isLegendHidden = false, legendAside, hint, error, className, children } = props;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
    >
      {/* A legend cannot take part in flex or grid; it is hidden in place and shown by the line below. */}
      <legend id={`${id}-legend`} className="sr-only">
        {legend}
      </legend>
      {(!isLegendHidden || legendAside) && (
        <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-4">
          <span aria-hidden className="text-sm leading-snug font-semibold">
            {isLegendHidden ? '' : legend}
          </span>
          {legendAside}
        </div>
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-3 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-3">
          <FieldError id={`${id}-error`} message={error} />
        </div>
      )}
    </fieldset>
  );
}

/** Ids of one option's texts, so that the radio is named by its label alone and described by the rest. */
export function useChoiceIds() {
  const base = useId();
  return (value: string) => {
    const id = `${base}-${value}`;
    return { label: `${id}-label`, description: `${id}-description`, aside: `${id}-aside` };
  };
}

/** The box of tiles, swatches and segments is the radio itself, stretched behind its text. */
export const tileRadioLook = cx(
  'peer absolute inset-0 size-full appearance-none rounded-md border-[1.5px] border-line bg-white',
  'checked:border-[2.5px] checked:border-aurora-700 checked:bg-aurora-50 hover:not-checked:border-control disabled:bg-birch-200',
  'dark:border-spruce-200 dark:bg-spruce-900 dark:checked:border-aurora-300 dark:checked:bg-spruce-800 dark:hover:not-checked:border-birch-50',
);
