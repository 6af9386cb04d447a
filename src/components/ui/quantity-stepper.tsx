import { Minus } from '@/components/icons/minus';
import { Plus } from '@/components/icons/plus';

type QuantityStepperProps = {
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  /** Names that say what is counted: "Increase quantity of Charge-and-Go". */
  increaseLabel: string;
  decreaseLabel: string;
  isDisabled?: boolean;
};

const end =
  'grid h-full place-items-center rounded-full hover:not-disabled:bg-birch-200 disabled:text-ink-faint';

/** Minus, number and plus in one pill, each 44 px. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, onIncrease, onDecrease, increaseLabel, decreaseLabel } = props;
  const { isDisabled = false } = props;
  return (
    <span className="inline-grid h-[2.9375rem] grid-cols-[2.75rem_2.25rem_2.75rem] items-center rounded-full border-[1.5px] border-control bg-white text-ink">
      <button
        type="button"
        aria-label={decreaseLabel}
        onClick={onDecrease}
        disabled={isDisabled}
        className={end}
      >
        <Minus aria-hidden size={20} strokeWidth={2.25} />
      </button>
      <span data-testid="quantity" className="text-center font-semibold tabular-nums">
        {quantity}
      </span>
      <button
        type="button"
        aria-label={increaseLabel}
        onClick={onIncrease}
        disabled={isDisabled}
        className={end}
      >
        <Plus aria-hidden size={20} strokeWidth={2.25} />
      </button>
    </span>
  );
}
