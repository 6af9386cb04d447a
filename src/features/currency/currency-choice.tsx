import { useTranslations } from 'next-intl';
import { keepCurrency } from '@/client/currency';
import { PillSelect } from '@/components/ui/pill-select';
import type { CurrencyCode } from '@/domain/money';
import { isStoreCurrency, storeCurrencies } from '@/domain/store';
import { useCurrency } from './use-currency';

type CurrencyChoiceProps = {
  /** Prices on the page have changed already; cart and session have to follow. */
  onChosen: (currency: CurrencyCode) => void;
};

/** The currency of all prices, in words: a dollar sign alone does not say whose dollar it is. */
export function CurrencyChoice({ onChosen }: CurrencyChoiceProps) {
  const t = useTranslations('shell.currency');
  const currency = useCurrency();

  function choose(value: string) {
    if (!isStoreCurrency(value) || value === currency) return;
    keepCurrency(value);
    onChosen(value);
  }

  return (
    <PillSelect
      label={t('label')}
      value={currency}
      options={storeCurrencies}
      wordOf={t}
      onChange={choose}
    />
  );
}
