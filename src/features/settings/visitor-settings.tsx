import type { CurrencyCode } from '@/domain/money';
import { CurrencyChoice } from '@/features/currency/public';
import { TextSizeSelect } from './text-size-select';

type VisitorSettingsProps = { onCurrency: (currency: CurrencyCode) => void };

/** Settings that a visitor can change for all pages. */
export function VisitorSettings({ onCurrency }: VisitorSettingsProps) {
  return (
    <>
      <CurrencyChoice onChosen={onCurrency} />
      <TextSizeSelect />
    </>
  );
}
