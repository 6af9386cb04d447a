import { keepCurrency } from '@/client/currency';
import { PillSelect } from '@/components/ui/fields/pill-select';
import type { CurrencyCode } from '@/domain/money';
import { isStoreCurrency, storeCurrencies } from '@/domain/store';
import { useCurrency } from './use-currency';
import { useShellWords } from '@/components/shell/shell-words';

type CurrencyChoiceProps = {
  /** Called when prices on the page have already changed; cart and session have to follow. */
  onChosen: (currency: CurrencyCode) => void;
};

/** Chooses the currency of all prices, in words: a dollar sign alone does not tell which dollar it is. */
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
