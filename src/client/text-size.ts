import { isTextSize, rootFontSizes, textSizeKey, type TextSize } from '@/domain/words/text-size';
import { readStored, watchStored, writeStored } from './storage/storage';

const listeners = new Set<() => void>();

/** The size of all text that somebody chose on this device. */
export function readTextSize(): TextSize {
  return readStored(textSizeKey, (stored) => (isTextSize(stored) ? stored : null)) ?? 'normal';
}

/** Static pages are written without knowing the device. */
export const staticTextSize = (): TextSize => 'normal';

/** Shows all text in this size from now on, here and in the shop's other tabs. */
export function keepTextSize(size: TextSize): void {
  writeStored(textSizeKey, size === 'normal' ? null : size);
  follow();
}

/** Calls back when the size may have changed, after the page has taken it on. Returns how to stop. */
export function watchTextSize(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = watchStored(textSizeKey, follow);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/** What the script in each page's head did before the first paint, once more. */
function follow(): void {
  document.documentElement.style.fontSize = rootFontSizes[readTextSize()];
  for (const tell of listeners) tell();
}
