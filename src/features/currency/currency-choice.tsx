import { keepCurrency } from '@/client/currency';
import { PillSelect } from '@/components/ui/fields/pill-select';
import type { CurrencyCode } from '@/domain/money';
import { isStoreCurrency, storeCurrencies } from '@/domain/store';
import { useCurrency } from './use-currency';
import { useShellWords } from '@/components/shell/shell-words';

type CurrencyChoiceProps = {
  /** Prices on the page have changed already; cart and session have to follow. */
  onChosen: (currency: CurrencyCode) => void;
};

/** The currency of all prices, in words: a dollar sign alone does not say whose dollar it is. */
export function CurrencyChoice({ onChosen }: CurrencyChoiceProps) {
  const { currency: words } = useShellWords();
  const currency = useCurrency();

  function choose(value: string) {
    if (!isStoreCurrency(value) || value === currency) return;
    keepCurrency(value);
    onChosen(value);
  }

  return (
    <PillSelect
      label={words.label}
      value={currency}
      options={storeCurrencies}
      wordOf={(value) => words[value]}
      onChange={choose}
    />
  );
}
