import { cx } from '@/components/ui/cx';
import { useShellWords } from '@/components/shell/shell-words';
import { nextCurrency } from '@/domain/store';
import { InCurrencies } from './in-currencies';
import { switchCurrency, type FollowCurrency } from './switch-currency';

type CurrencyLineProps = {
  /** Absent in static markup, where `useCurrencySwitch` finds the button. */
  onSwitch?: FollowCurrency;
  className?: string;
};

/** Says which dollars a page's prices are in, beside the first of them, with a button for the other ones. */
export function CurrencyLine({ onSwitch, className }: CurrencyLineProps) {
  const { currency: words } = useShellWords();
  return (
    <p className={cx('text-xs text-ink-soft', className)}>
      <InCurrencies words={(currency) => words.pricesIn[currency]} />{' '}
      <button
        type="button"
        data-switch-currency
        onClick={onSwitch && (() => switchCurrency(onSwitch))}
        className="inline-flex min-h-target items-center underline decoration-accent decoration-[1.5px] underline-offset-[0.25em]"
      >
        <InCurrencies words={(currency) => words.show[nextCurrency(currency)]} />
      </button>
    </p>
  );
}
