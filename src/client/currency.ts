import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { currencyCookie, currencyCookieSeconds, isStoreCurrency } from '@/domain/store';
import { readStored, watchStored, writeStored } from './storage/storage';

/**
 * Storage key that tells other tabs about the choice. Only the cookie counts, which all tabs share and which expires
 * sooner.
 */
const signalKey = 'currency';

const listeners = new Set<() => void>();

/**
 * The currency that this visitor chose, or that the script in each page's head chose for them; null when neither did.
 * Unknown values from old clients count as none.
 */
export function chosenCurrency(): CurrencyCode | null {
  const start = `${currencyCookie}=`;
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  return isStoreCurrency(value) ? value : null;
}

/** The currency of every price this visitor sees. */
export function readCurrency(): CurrencyCode {
  return chosenCurrency() ?? defaultCurrency;
}

/** Shows prices in a currency from now on, here and in the shop's other tabs. */
export function keepCurrency(currency: CurrencyCode): void {
  writeCookie(currency);
  writeStored(signalKey, currency);
  markPage();
  for (const tell of listeners) tell();
}

function writeCookie(currency: CurrencyCode): void {
  document.cookie = `${currencyCookie}=${currency}; path=/; max-age=${currencyCookieSeconds}; samesite=lax`;
}

/** Tells the page's style which of its prices to show (`InCurrencies`). */
function markPage(): void {
  document.documentElement.dataset.currency = readCurrency();
}

/** Writes the cookie in this tab, too, because a browser may share a new cookie later than the storage event. */
function followTab(): void {
  const told = readStored(signalKey, (stored) => (isStoreCurrency(stored) ? stored : null));
  if (told !== null && told !== chosenCurrency()) writeCookie(told);
  markPage();
}

/** Calls back when the currency may have changed. Returns how to stop. */
export function watchCurrency(onChange: () => void): () => void {
  markPage();
  listeners.add(onChange);
  const stopStored = watchStored(signalKey, (by) => {
    if (by === 'other-tab') followTab();
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    stopStored();
  };
}
