import { keepCurrency, readCurrency } from '@/client/currency';
import type { CurrencyCode } from '@/domain/money';
import { nextCurrency } from '@/domain/store';

/** Makes cart and session follow a currency that the page already shows. */
export type FollowCurrency = (currency: CurrencyCode) => void;

/** Shows all prices in this currency from now on. */
export function showCurrency(currency: CurrencyCode, follow: FollowCurrency): void {
  if (currency === readCurrency()) return;
  keepCurrency(currency);
  follow(currency);
}

/** Shows all prices in the next currency. */
export function switchCurrency(follow: FollowCurrency): void {
  showCurrency(nextCurrency(readCurrency()), follow);
}
