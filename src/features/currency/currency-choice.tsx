import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { keepCurrency } from '@/client/currency';
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
  const id = useId();

  function choose(value: string) {
    if (!isStoreCurrency(value) || value === currency) return;
    keepCurrency(value);
    onChosen(value);
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        value={currency}
        onChange={(event) => choose(event.target.value)}
        className="min-h-target rounded-full border-[1.5px] border-control bg-page px-4 font-medium text-ink"
      >
        {storeCurrencies.map((code) => (
          <option key={code} value={code}>
            {t(code)}
          </option>
        ))}
      </select>
    </span>
  );
}
