import { Minus } from '@/components/icons/minus';
import { Plus } from '@/components/icons/plus';

type QuantityStepperProps = {
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  /** Accessible names that include the product: "Increase quantity of Charge-and-Go". */
  increaseLabel: string;
  decreaseLabel: string;
  isDisabled?: boolean;
  /** Disabled only for a moment: it keeps its look, so that it does not flicker. */
  isBusy?: boolean;
};

const end =
  'grid h-full place-items-center rounded-full hover:not-disabled:bg-birch-200 not-aria-busy:disabled:text-ink-faint';

/** Minus, number and plus in one pill, each 44 px. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, onIncrease, onDecrease, increaseLabel, decreaseLabel } = props;
  const { isDisabled = false, isBusy = false } = props;
  return (
    <span className="inline-grid h-[2.9375rem] grid-cols-[2.75rem_2.25rem_2.75rem] items-center rounded-full border-[1.5px] border-control bg-white text-ink">
      <button
        type="button"
        aria-label={decreaseLabel}
        onClick={onDecrease}
        disabled={isDisabled || isBusy}
        aria-busy={isBusy || undefined}
        className={end}
      >
        <Minus aria-hidden size={20} strokeWidth={2.25} />
      </button>
      <span data-testid="quantity" className="tabular-nums text-center font-semibold">
        {quantity}
      </span>
      <button
        type="button"
        aria-label={increaseLabel}
        onClick={onIncrease}
        disabled={isDisabled || isBusy}
        aria-busy={isBusy || undefined}
        className={end}
      >
        <Plus aria-hidden size={20} strokeWidth={2.25} />
      </button>
    </span>
  );
}
