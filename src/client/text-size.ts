import { isTextSize, rootFontSizes, textSizeKey, type TextSize } from '@/domain/words/text-size';
import { readStored, watchStored, writeStored } from './storage/storage';

const listeners = new Set<() => void>();

/** The text size chosen on this device. */
export function readTextSize(): TextSize {
  return readStored(textSizeKey, (stored) => (isTextSize(stored) ? stored : null)) ?? 'normal';
}

/** The size in static pages, which are rendered without knowing the device. */
export const staticTextSize = (): TextSize => 'normal';

/** Shows all text in this size from now on, here and in the shop's other tabs. */
export function keepTextSize(size: TextSize): void {
  writeStored(textSizeKey, size === 'normal' ? null : size);
  follow();
}

/** Calls back when the size may have changed, after it was applied to the page. Returns how to stop. */
export function watchTextSize(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = watchStored(textSizeKey, follow);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/** Repeats what the script in each page's head did before the first paint. */
function follow(): void {
  document.documentElement.style.fontSize = rootFontSizes[readTextSize()];
  for (const tell of listeners) tell();
}
