import { brand } from '@/domain/brand';
import { chosenCurrency, keepCurrency, readCurrency, watchCurrency } from './currency';

const key = `${brand.storagePrefix}currency`;

/** Simulates the event that this tab gets when another tab stores a choice. */
function hear(stored: string | null) {
  if (stored === null) localStorage.removeItem(key);
  else localStorage.setItem(key, stored);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored }));
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'swell-currency=; path=/; max-age=0';
});

it('follows another tab whose cookie has not reached this one yet', () => {
  const seen: string[] = [];
  const stop = watchCurrency(() => seen.push(readCurrency()));
  hear('"CAD"');
  expect(seen).toEqual(['CAD']);
  expect(chosenCurrency()).toBe('CAD');
  stop();
  hear('"USD"');
  expect(seen).toEqual(['CAD']);
});

it.each([null, '"GBP"', 'no JSON'])('keeps its choice when another tab says %s', (stored) => {
  keepCurrency('CAD');
  const stop = watchCurrency(() => undefined);
  hear(stored);
  expect(readCurrency()).toBe('CAD');
  stop();
});

it('takes a page from the history by its cookie, which ends sooner than what tabs tell each other', () => {
  localStorage.setItem(key, '"CAD"');
  const stop = watchCurrency(() => undefined);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosenCurrency()).toBeNull();
  stop();
});
