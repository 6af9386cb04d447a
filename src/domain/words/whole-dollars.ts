import { formatMoney, type Cents, type CurrencyCode } from '../money';

/** `$750` in the given locale: an amount that has no cents, without the two zeros that prices have. */
export function wholeDollars(amount: Cents, currency: CurrencyCode, locale: string): string {
  return formatMoney(amount, currency, locale).replace(/[.,]00(?!\d)/, '');
}
