import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { isStoreCurrency } from '@/domain/store';
import { readStored, watchStored, writeStored } from './storage/storage';

/** Cookie that swell-js keeps the currency in and sends with every call. */
const cookieName = 'swell-currency';

/** As long as swell-js keeps its cookies: 7 days (spec 9). */
const lifetimeSeconds = 604_800;

/** Tells other tabs what was chosen. What counts is the cookie, which they share and which ends sooner. */
const signalKey = 'currency';

const listeners = new Set<() => void>();

/** The currency this visitor chose; null before they chose one. Unknown values from old clients count as none. */
export function chosenCurrency(): CurrencyCode | null {
  const start = `${cookieName}=`;
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
  for (const tell of listeners) tell();
}

function writeCookie(currency: CurrencyCode): void {
  document.cookie = `${cookieName}=${currency}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
}

/** A browser's tabs learn of a new cookie in their own time, often after its signal: so this one writes it down too. */
function followTab(): void {
  const told = readStored(signalKey, (stored) => (isStoreCurrency(stored) ? stored : null));
  if (told !== null && told !== chosenCurrency()) writeCookie(told);
}

/** Calls back when the currency may have changed. Returns how to stop. */
export function watchCurrency(onChange: () => void): () => void {
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
