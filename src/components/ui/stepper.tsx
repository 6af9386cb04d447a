import { Check } from '@/components/icons/check';
import { cx } from './cx';

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  className?: string;
};

/** Numbered discs; on narrow windows only the current step. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  return (
    <ol aria-label={label} className={cx('flex flex-wrap gap-x-5 gap-y-3 xl:gap-x-8', className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'items-center gap-2.5 text-xs',
            index === current ? 'flex font-semibold' : 'hidden text-ink-soft lg:flex',
          )}
        >
          <StepDisc number={index + 1} state={stateOf(index, current)} />
          {step}
        </li>
      ))}
    </ol>
  );
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

const discs: Record<StepState, string> = {
  done: 'border-aurora-600 bg-aurora-600 text-white dark:border-aurora-300 dark:bg-transparent dark:text-aurora-300',
  current:
    'border-ink bg-ink text-birch-50 dark:border-aurora-300 dark:bg-aurora-300 dark:text-ink',
  ahead: 'border-control dark:border-spruce-200',
};

function StepDisc({ number, state }: { number: number; state: StepState }) {
  return (
    <span
      className={cx(
        'grid size-7 flex-none place-items-center rounded-full border-[1.5px] font-semibold',
        discs[state],
      )}
    >
      {state === 'done' ? <Check aria-hidden size={18} strokeWidth={3} /> : number}
    </span>
  );
}
